export {
  allowsRecording,
  CONSENT_ANSWERS,
  CONSENT_STATUSES,
  listConsentAnswers,
  resolveConsentStatus,
  type ConsentAnswer,
  type ConsentStatus,
} from './consent-status';
