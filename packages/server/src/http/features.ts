import { accountRightsFeature } from '../areas/access/account-rights/account-rights.feature';
import { accountsFeature } from '../ground/accounts/accounts.feature';
import { alarmsFeature } from '../areas/alarms/alarms.feature';
import { anchorsFeature } from '../areas/geofences/anchors/anchors.feature';
import { autolinkFeature } from '../areas/devices/autolink/autolink.feature';
import { billingFeature } from '../areas/billing/billing.feature';
import { brandingFeature } from '../ground/branding/branding.feature';
import { bulkChangesFeature } from '../areas/devices/bulk-changes/bulk-changes.feature';
import { calendarTimesFeature } from '../areas/notifications/calendar-times/calendar-times.feature';
import { expressionsFeature } from '../areas/devices/expressions/expressions.feature';
import { changedDevicesFeature } from '../areas/devices/changed-devices/changed-devices.feature';
import { changedListsFeature } from '../areas/settings/changed-lists/changed-lists.feature';
import { consentsFeature } from '../areas/consents/consents.feature';
import { credentialsFeature } from '../ground/credentials/credentials.feature';
import { demoDoorFeature } from '../areas/settings/demo-door/demo-door.feature';
import { deviceImagesFeature } from '../areas/devices/device-images/device-images.feature';
import { deviceLimitFeature } from '../areas/devices/device-limit/device-limit.feature';
import { dueNoticesFeature } from '../areas/maintenance/due-notices/due-notices.feature';
import { enteredAccountsFeature } from '../areas/access/entered-accounts/entered-accounts.feature';
import type { Feature } from '../ground/feature';
import { integrationsFeature } from '../areas/integrations/integrations.feature';
import { embedsFeature } from '../areas/shares/embeds/embeds.feature';
import { holdersFeature } from '../ground/holders/holders.feature';
import { identityFeature } from '../ground/identity/identity.feature';
import { loggedCallsFeature } from '../ground/logs/logged-calls.feature';
import { registrationFeature } from '../areas/access/registration/registration.feature';
import { invitationsFeature } from '../areas/access/invitations/invitations.feature';
import { keysFeature } from '../ground/keys/keys.feature';
import { logsFeature } from '../ground/logs/logs.feature';
import { maintenanceRecordsFeature } from '../areas/maintenance/maintenance-records/maintenance-records.feature';
import { newEmailFeature } from '../areas/access/new-email/new-email.feature';
import { pastEventsFeature } from '../areas/alarms/past-events/past-events.feature';
import { personalDataFeature } from '../areas/accounts/personal-data/personal-data.feature';
import { placesFeature } from '../ground/places/places.feature';
import { pushFeature } from '../areas/notifications/push/push.feature';
import { qrDriversFeature } from '../areas/drivers/qr-drivers.feature';
import { receiverFeature } from '../areas/devices/receiver/receiver.feature';
import { recoveryFeature } from '../areas/access/recovery/recovery.feature';
import { resellersFeature } from '../areas/resellers/resellers.feature';
import { restartFeature } from '../areas/settings/restart/restart.feature';
import { retentionFeature } from '../areas/settings/retention/retention.feature';
import { steadyClockFeature } from '../areas/settings/retention/steady-clock.feature';
import { ruleTimesFeature } from '../areas/notifications/rule-times/rule-times.feature';
import { safeDeletionFeature } from '../areas/devices/safe-deletion/safe-deletion.feature';
import { scheduledReportsFeature } from '../areas/reports/scheduled-reports/scheduled-reports.feature';
import { secondFactorFeature } from '../areas/access/second-factor/second-factor.feature';
import { seenEventsFeature } from '../areas/alarms/seen-events/seen-events.feature';
import { sentReportsFeature } from '../areas/reports/sent-reports/sent-reports.feature';
import { serverChecksFeature } from '../areas/settings/server-checks/server-checks.feature';
import { serverInfoFeature } from '../areas/settings/server-info/server-info.feature';
import { setupFeature } from '../areas/access/setup/setup.feature';
import { sharesFeature } from '../areas/shares/shares.feature';
import { signInFeature } from '../areas/access/sign-in/sign-in.feature';
import { signInsFeature } from '../areas/access/sign-ins/sign-ins.feature';
import { socketTicketsFeature } from '../areas/access/socket-tickets/socket-tickets.feature';
import { stopsFeature } from '../areas/commands/stops/stops.feature';
import { termsFeature } from '../areas/access/terms/terms.feature';
import { themesFeature } from '../ground/themes/themes.feature';
import { tokensFeature } from '../areas/access/tokens/tokens.feature';
import { undeliveredFeature } from '../areas/notifications/undelivered/undelivered.feature';
import { unknownTrackersFeature } from '../areas/devices/unknown-trackers/unknown-trackers.feature';
import { postcodesFeature } from '../areas/integrations/postcodes/postcodes.feature';
import { telegramBotFeature } from '../areas/notifications/telegram-bot/telegram-bot.feature';
import { weatherFeature } from '../areas/integrations/weather/weather.feature';
import { webhooksFeature } from '../areas/integrations/webhooks/webhooks.feature';
import { docsFeature } from './docs/docs.feature';
import { harmlessCommandsFeature } from '../areas/commands/harmless-commands/harmless-commands.feature';
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
