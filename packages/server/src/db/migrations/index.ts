import type { Migration } from 'kysely';
import { up as tracking } from './0001-tracking';
import { up as sessions } from './0002-sessions';
import { up as engineResources } from './0003-engine-resources';
import { up as outbox } from './0004-outbox';
import { up as trackingTokens } from './0005-tracking-tokens';
import { up as trackIndex } from './0006-track-index';
import { up as dayCourses } from './0007-day-courses';
import { up as credentials } from './0008-credentials';
import { up as dayCourseRules } from './0009-day-course-rules';
import { up as countedMails } from './0010-counted-mails';
import { up as knownAddresses } from './0012-known-addresses';
import { up as places } from './0013-places';
import { up as shares } from './0014-shares';
import { up as alarmTakes } from './0015-alarm-takes';
import { up as waitingStops } from './0016-waiting-stops';
import { up as scheduledReports } from './0017-scheduled-reports';
import { up as seenEvents } from './0018-seen-events';
import { up as push } from './0020-push';
import { up as escalations } from './0021-escalations';
import { up as receiver } from './0022-receiver';
import { up as forwardedEvents } from './0023-forwarded-events';
import { up as shortMessages } from './0024-short-messages';
import { up as toldContacts } from './0025-told-contacts';
import { up as escalationsElsewhere } from './0026-escalations-elsewhere';
import { up as countedTexts } from './0027-counted-texts';
import { up as guardedTexts } from './0029-guarded-texts';
import { up as budgets } from './0030-budgets';
import { up as secondFactor } from './0031-second-factor';
import { up as signInNames } from './0032-sign-in-names';
import { up as counterSteps } from './0035-counter-steps';
import { up as keptEvents } from './0037-kept-events';
import { up as resolvedAlarms } from './0045-resolved-alarms';
import { up as pastFences } from './0046-past-fences';
import { up as workQueue } from './0047-work-queue';
import { up as bulkChanges } from './0048-bulk-changes';
import { up as deletedDevices } from './0049-deleted-devices';
import { up as maintenanceRecords } from './0050-maintenance-records';
import { up as logs } from './0053-logs';
import { up as brands } from './0054-brands';
import { up as accountRights } from './0055-account-rights';
import { up as grownShares } from './0056-grown-shares';
import { up as keys } from './0057-keys';
import { up as enteredAccounts } from './0058-entered-accounts';
import { up as qrDrivers } from './0059-qr-drivers';
import { up as billing } from './0060-billing';
import { up as webhooks } from './0061-webhooks';
import { up as resellers } from './0062-resellers';
import { up as integrations } from './0063-integrations';
import { up as invitations } from './0064-invitations';
import { up as billingDifferences } from './0065-billing-differences';
import { up as reportsOnTheQueue } from './0066-reports-on-the-queue';
import { up as webhookKinds } from './0067-webhook-kinds';
import { up as erasures } from './0068-erasures';
import { up as sellersIntegrations } from './0069-sellers-integrations';
import { up as retention } from './0071-retention';
import { up as reads } from './0072-reads';
import { up as comparedInvoices } from './0073-compared-invoices';
import { up as consents } from './0074-consents';
import { up as sellers } from './0075-sellers';
import { up as fiscalNotes } from './0076-fiscal-notes';
import { up as consentsThatEnd } from './0078-consents-that-end';
import { up as trustDays } from './0079-trust-days';
import { up as stopsOfNoDriver } from './0079-stops-of-no-driver';
import { up as driversData } from './0080-drivers-data';
import { up as providerCalls } from './0081-provider-calls';
import { up as invoicesMadeAnew } from './0083-invoices-made-anew';
import { up as ownersOfResold } from './0084-owners-of-resold';
import { up as chargesOfNobody } from './0085-charges-of-nobody';
import { up as acceptedTerms } from './0087-accepted-terms';
import { up as peopleOfResellers } from './0088-people-of-resellers';
import { up as permissionsTakenOver } from './0091-permissions-taken-over';
import { up as harmlessCommands } from './0090-harmless-commands';
import { up as makers } from './0089-makers';
import { up as areasOfKeys } from './0092-areas-of-keys';
import { up as unknownCosts } from './0093-unknown-costs';
import { up as provedEmails } from './0094-proved-emails';
import { up as marksAtProviders } from './0095-marks-at-providers';
import { up as proofOfTheSecret } from './0096-proof-of-the-secret';
import { up as steadyClock } from './0097-steady-clock';
import { up as makersOfQueuedCommands } from './0098-makers-of-queued-commands';
import { up as groupsAbove } from './0099-groups-above';
import { up as keysInTheLog } from './0100-keys-in-the-log';
import { up as registrations } from './0104-registrations';
import { up as arrivedLinks } from './0105-arrived-links';

/** All migrations in order of their names. Forward only: a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-tracking': { up: tracking },
  '0002-sessions': { up: sessions },
  '0003-engine-resources': { up: engineResources },
  '0004-outbox': { up: outbox },
  '0005-tracking-tokens': { up: trackingTokens },
  '0006-track-index': { up: trackIndex },
  '0007-day-courses': { up: dayCourses },
  '0008-credentials': { up: credentials },
  '0009-day-course-rules': { up: dayCourseRules },
  '0010-counted-mails': { up: countedMails },
  '0012-known-addresses': { up: knownAddresses },
  '0013-places': { up: places },
  '0014-shares': { up: shares },
  '0015-alarm-takes': { up: alarmTakes },
  '0016-waiting-stops': { up: waitingStops },
  '0017-scheduled-reports': { up: scheduledReports },
  '0018-seen-events': { up: seenEvents },
  '0020-push': { up: push },
  '0021-escalations': { up: escalations },
  '0022-receiver': { up: receiver },
  '0023-forwarded-events': { up: forwardedEvents },
  '0024-short-messages': { up: shortMessages },
  '0025-told-contacts': { up: toldContacts },
  '0026-escalations-elsewhere': { up: escalationsElsewhere },
  '0027-counted-texts': { up: countedTexts },
  '0029-guarded-texts': { up: guardedTexts },
  '0030-budgets': { up: budgets },
  '0031-second-factor': { up: secondFactor },
  '0032-sign-in-names': { up: signInNames },
  '0035-counter-steps': { up: counterSteps },
  '0037-kept-events': { up: keptEvents },
  '0045-resolved-alarms': { up: resolvedAlarms },
  '0046-past-fences': { up: pastFences },
  '0047-work-queue': { up: workQueue },
  '0048-bulk-changes': { up: bulkChanges },
  '0049-deleted-devices': { up: deletedDevices },
  '0050-maintenance-records': { up: maintenanceRecords },
  '0053-logs': { up: logs },
  '0054-brands': { up: brands },
  '0055-account-rights': { up: accountRights },
  '0056-grown-shares': { up: grownShares },
  '0057-keys': { up: keys },
  '0058-entered-accounts': { up: enteredAccounts },
  '0059-qr-drivers': { up: qrDrivers },
  '0060-billing': { up: billing },
  '0061-webhooks': { up: webhooks },
  '0062-resellers': { up: resellers },
  '0063-integrations': { up: integrations },
  '0064-invitations': { up: invitations },
  '0065-billing-differences': { up: billingDifferences },
  '0066-reports-on-the-queue': { up: reportsOnTheQueue },
  '0067-webhook-kinds': { up: webhookKinds },
  '0068-erasures': { up: erasures },
  '0069-sellers-integrations': { up: sellersIntegrations },
  '0071-retention': { up: retention },
  '0072-reads': { up: reads },
  '0073-compared-invoices': { up: comparedInvoices },
  '0074-consents': { up: consents },
  '0075-sellers': { up: sellers },
  '0076-fiscal-notes': { up: fiscalNotes },
  '0078-consents-that-end': { up: consentsThatEnd },
  '0079-trust-days': { up: trustDays },
  '0079-stops-of-no-driver': { up: stopsOfNoDriver },
  '0080-drivers-data': { up: driversData },
  '0081-provider-calls': { up: providerCalls },
  '0083-invoices-made-anew': { up: invoicesMadeAnew },
  '0084-owners-of-resold': { up: ownersOfResold },
  '0085-charges-of-nobody': { up: chargesOfNobody },
  '0087-accepted-terms': { up: acceptedTerms },
  '0088-people-of-resellers': { up: peopleOfResellers },
  '0089-makers': { up: makers },
  '0090-harmless-commands': { up: harmlessCommands },
  '0091-permissions-taken-over': { up: permissionsTakenOver },
  '0092-areas-of-keys': { up: areasOfKeys },
  '0093-unknown-costs': { up: unknownCosts },
  '0094-proved-emails': { up: provedEmails },
  '0095-marks-at-providers': { up: marksAtProviders },
  '0096-proof-of-the-secret': { up: proofOfTheSecret },
  '0097-steady-clock': { up: steadyClock },
  '0098-makers-of-queued-commands': { up: makersOfQueuedCommands },
  '0099-groups-above': { up: groupsAbove },
  '0100-keys-in-the-log': { up: keysInTheLog },
  '0104-registrations': { up: registrations },
  '0105-arrived-links': { up: arrivedLinks },
};
