import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ConsoleStory } from '../../../../testing/console-story';
import { PostcodeField } from './postcode-field';

export default { title: 'Console / users / Postcode field' };

const SE = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' };

/** Postcode field right after its last digit was typed. */
function Written({ postcode }: { postcode: string }): ReactElement {
  const [value, setValue] = useState<unknown>('');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = root.current?.querySelector('input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!input || !set) return;
    set.call(input, postcode);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [postcode]);
  const field = {
    id: 'postcode',
    label: 'CEP',
    hint: undefined,
    error: undefined,
    readOnly: false,
    value,
    onChange: setValue,
    values: {},
  };
  return (
    <div ref={root}>
      <PostcodeField fill={() => undefined} field={field} />
    </div>
  );
}
const draw = (answer: unknown): ReactElement => (
  <ConsoleStory state={{ answers: { 'GET /api/postcodes/01001000': answer } }}>
    <Written postcode="01001-000" />
  </ConsoleStory>
);

export const Found = (): ReactElement => draw(SE);
Found.meta = { about: 'The address of the postcode was filled in.', ready: '[role=status]' };

export const Finding = (): ReactElement => draw('hang');
Finding.meta = { about: 'The service has not answered yet.', ready: '[role=status]' };

export const None = (): ReactElement => draw(() => Response.json(null));
None.meta = { about: 'There is no such postcode.', ready: '[role=status]' };

export const Away = (): ReactElement => draw(503);
Away.meta = { about: 'The service cannot be asked now.', ready: '[role=status]' };
