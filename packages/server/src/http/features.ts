import { accountRightsFeature } from '../features/account-rights/account-rights.feature';
import { accountsFeature } from '../features/accounts/accounts.feature';
import { alarmsFeature } from '../features/alarms/alarms.feature';
import { anchorsFeature } from '../features/anchors/anchors.feature';
import { autolinkFeature } from '../features/autolink/autolink.feature';
import { billingFeature } from '../features/billing/billing.feature';
import { brandingFeature } from '../features/branding/branding.feature';
import { bulkChangesFeature } from '../features/bulk-changes/bulk-changes.feature';
import { calendarTimesFeature } from '../features/calendar-times/calendar-times.feature';
import { expressionsFeature } from '../features/expressions/expressions.feature';
import { changedDevicesFeature } from '../features/changed-devices/changed-devices.feature';
import { changedListsFeature } from '../features/changed-lists/changed-lists.feature';
import { consentsFeature } from '../features/consents/consents.feature';
import { credentialsFeature } from '../features/credentials/credentials.feature';
import { demoDoorFeature } from '../features/demo-door/demo-door.feature';
import { deviceImagesFeature } from '../features/device-images/device-images.feature';
import { deviceLimitFeature } from '../features/device-limit/device-limit.feature';
import { dueNoticesFeature } from '../features/due-notices/due-notices.feature';
import { enteredAccountsFeature } from '../features/entered-accounts/entered-accounts.feature';
import type { Feature } from '../features/feature';
import { integrationsFeature } from '../features/integrations/integrations.feature';
import { embedsFeature } from '../features/embeds/embeds.feature';
import { holdersFeature } from '../features/holders/holders.feature';
import { identityFeature } from '../features/identity/identity.feature';
import { loggedCallsFeature } from '../features/logs/logged-calls.feature';
import { registrationFeature } from '../features/registration/registration.feature';
import { invitationsFeature } from '../features/invitations/invitations.feature';
import { keysFeature } from '../features/keys/keys.feature';
import { logsFeature } from '../features/logs/logs.feature';
import { maintenanceRecordsFeature } from '../features/maintenance-records/maintenance-records.feature';
import { newEmailFeature } from '../features/new-email/new-email.feature';
import { pastEventsFeature } from '../features/past-events/past-events.feature';
import { personalDataFeature } from '../features/personal-data/personal-data.feature';
import { placesFeature } from '../features/places/places.feature';
import { pushFeature } from '../features/push/push.feature';
import { qrDriversFeature } from '../features/qr-drivers/qr-drivers.feature';
import { receiverFeature } from '../features/receiver/receiver.feature';
import { recoveryFeature } from '../features/recovery/recovery.feature';
import { resellersFeature } from '../features/resellers/resellers.feature';
import { restartFeature } from '../features/restart/restart.feature';
import { retentionFeature } from '../features/retention/retention.feature';
import { steadyClockFeature } from '../features/retention/steady-clock.feature';
import { ruleTimesFeature } from '../features/rule-times/rule-times.feature';
import { safeDeletionFeature } from '../features/safe-deletion/safe-deletion.feature';
import { scheduledReportsFeature } from '../features/scheduled-reports/scheduled-reports.feature';
import { secondFactorFeature } from '../features/second-factor/second-factor.feature';
import { seenEventsFeature } from '../features/seen-events/seen-events.feature';
import { sentReportsFeature } from '../features/sent-reports/sent-reports.feature';
import { serverChecksFeature } from '../features/server-checks/server-checks.feature';
import { serverInfoFeature } from '../features/server-info/server-info.feature';
import { setupFeature } from '../features/setup/setup.feature';
import { sharesFeature } from '../features/shares/shares.feature';
import { signInFeature } from '../features/sign-in/sign-in.feature';
import { signInsFeature } from '../features/sign-ins/sign-ins.feature';
import { socketTicketsFeature } from '../features/socket-tickets/socket-tickets.feature';
import { stopsFeature } from '../features/stops/stops.feature';
import { termsFeature } from '../features/terms/terms.feature';
import { themesFeature } from '../features/themes/themes.feature';
import { tokensFeature } from '../features/tokens/tokens.feature';
import { undeliveredFeature } from '../features/undelivered/undelivered.feature';
import { unknownTrackersFeature } from '../features/unknown-trackers/unknown-trackers.feature';
import { postcodesFeature } from '../features/postcodes/postcodes.feature';
import { telegramBotFeature } from '../features/telegram-bot/telegram-bot.feature';
import { weatherFeature } from '../features/weather/weather.feature';
import { webhooksFeature } from '../features/webhooks/webhooks.feature';
import { docsFeature } from './docs/docs.feature';
import { harmlessCommandsFeature } from '../features/harmless-commands/harmless-commands.feature';
import { healthFeature } from './health.feature';
import { socketsFeature } from './socket/sockets.feature';

/** Everything the product's door is made of. A feature stands below those whose offers it needs. */
export const FEATURES: readonly Feature[] = [
  healthFeature,
  steadyClockFeature,
  logsFeature,
  credentialsFeature,
  identityFeature,
  keysFeature,
  loggedCallsFeature,
  changedDevicesFeature,
  changedListsFeature,
  accountRightsFeature,
  accountsFeature,
  newEmailFeature,
  secondFactorFeature,
  signInFeature,
  enteredAccountsFeature,
  signInsFeature,
  tokensFeature,
  recoveryFeature,
  setupFeature,
  demoDoorFeature,
  brandingFeature,
  themesFeature,
  termsFeature,
  serverInfoFeature,
  serverChecksFeature,
  placesFeature,
  postcodesFeature,
  weatherFeature,
  holdersFeature,
  calendarTimesFeature,
  expressionsFeature,
  deviceImagesFeature,
  seenEventsFeature,
  sentReportsFeature,
  alarmsFeature,
  bulkChangesFeature,
  maintenanceRecordsFeature,
  dueNoticesFeature,
  webhooksFeature,
  billingFeature,
  personalDataFeature,
  retentionFeature,
  integrationsFeature,
  telegramBotFeature,
  pushFeature,
  unknownTrackersFeature,
  undeliveredFeature,
  sharesFeature,
  embedsFeature,
  // From here on some add to what the tracking API answers: a call meets the lowest of them first.
  pastEventsFeature,
  restartFeature,
  scheduledReportsFeature,
  ruleTimesFeature,
  harmlessCommandsFeature,
  stopsFeature,
  deviceLimitFeature,
  consentsFeature,
  autolinkFeature,
  safeDeletionFeature,
  anchorsFeature,
  qrDriversFeature,
  resellersFeature,
  invitationsFeature,
  registrationFeature,
  receiverFeature,
  socketTicketsFeature,
  socketsFeature,
  docsFeature,
];
