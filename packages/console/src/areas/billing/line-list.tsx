import { Button, IconButton } from '@rastro/sdk/internal/ui';
import type { OwnField } from '@rastro/sdk/resource';
import { Plus, X } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

const Root = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  justify-items: start;
  & > legend {
    padding: 0 0 6px;
    font-weight: 500;
  }
  & > p {
    margin: 0;
  }
`;
const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) auto;
  gap: 8px;
  align-items: end;
  width: 100%;
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;
const Hint = styled.p`
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

interface LineListProps<Draft> {
  field: Parameters<OwnField['draw']>[0];
  read: (text: string) => Draft[];
  write: (drafts: readonly Draft[]) => string;
  /** One that is added. */
  fresh: Draft;
  /** Name of the button that adds one. */
  add: string;
  hint: string;
  /** Label of a line by its place, from 1 on. */
  nameOf: (number: number) => string;
  /** Its fields; `name` names a part of it for who cannot see which it is of. */
  draw: (
    draft: Draft,
    of: { key: string; name: (part: string) => string; change: (part: Partial<Draft>) => void },
  ) => ReactNode;
}

/** Items of a contract, each with fields of its own; they are kept as lines of text. */
export function LineList<Draft>({
  field,
  read,
  write,
  ...more
}: LineListProps<Draft>): ReactElement {
  const { id, label, error, value, onChange, readOnly } = field;
  const { fresh, add, hint, nameOf, draw } = more;
  const t = useText();
  const text = typeof value === 'string' ? value : '';
  const [shown, setShown] = useState(() => ({ text, drafts: read(text) }));
  // Somebody undid it, or another one came from the server.
  if (shown.text !== text) setShown({ text, drafts: read(text) });
  function keep(drafts: readonly Draft[]) {
    const next = write(drafts);
    setShown({ text: next, drafts: [...drafts] });
    onChange(next);
  }
  return (
    <Root id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {shown.drafts.map((draft, index) => {
        const of = nameOf(index + 1);
        return (
          <Item key={index} role="group" aria-label={of}>
            {draw(draft, {
              key: `${id}-${index}`,
              name: (part) => `${part}, ${of}`,
              change: (part) =>
                keep(shown.drafts.map((each, at) => (at === index ? { ...each, ...part } : each))),
            })}
            {readOnly ? null : (
              <IconButton
                label={t('billing.line.remove', { of })}
                icon={<X aria-hidden="true" />}
                onClick={() => keep(shown.drafts.filter((_, at) => at !== index))}
              />
            )}
          </Item>
        );
      })}
      {error ? <Problem role="alert">{error}</Problem> : null}
      {readOnly ? null : (
        <Button icon={<Plus aria-hidden="true" />} onClick={() => keep([...shown.drafts, fresh])}>
          {add}
        </Button>
      )}
      <Hint>{hint}</Hint>
    </Root>
  );
}
