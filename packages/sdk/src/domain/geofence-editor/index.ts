export { describeArea } from './describe-area';
export { readFenceDraft } from './read-fence';
