import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../.ladle/form-words';
import { FileField, type FileFieldProps } from './file-field';

export default { title: 'SDK / ui / File field' };

const paper = new File(['x'.repeat(1_024)], 'crlv-fiorino-07-com-um-nome-muito-longo-2026.pdf');

const Field = ({
  first = null,
  ...rest
}: Partial<FileFieldProps> & { first?: File | null }): ReactElement => {
  const words = useFormWords();
  const [value, setValue] = useState<File | null>(first);
  return (
    <FileField
      label={words.file}
      accept="image/*,.pdf"
      words={{ choose: words.choose, drop: words.drop, remove: words.removeFile }}
      formatSize={(bytes) => `${bytes / 1_024} kB`}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
};

export const States = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack">
      <Field hint={words.fileHint} />
      <Field first={paper} />
      <Field first={paper} error={words.fileTooBig} />
      <Field disabled />
    </div>
  );
};
States.meta = { about: 'None, one, one that is too large, and not now.' };
