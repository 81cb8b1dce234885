export { describeCnhDoubt } from './describe-cnh-doubt';
export { describeCpfDoubt } from './describe-cpf-doubt';
export { describeIccidDoubt } from './describe-iccid-doubt';
export { describeImeiDoubt } from './describe-imei-doubt';
export { describePlateDoubt } from './describe-plate-doubt';
export { describeRenavamDoubt } from './describe-renavam-doubt';
export { describeVinDoubt } from './describe-vin-doubt';
export { readTrackerCode } from './read-tracker-code';
