import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { FormChanges } from './form-changes';

export default { title: 'SDK / ui / Form changes' };

const Changes = ({ some = false }): ReactElement => {
  const words = useFormWords();
  const change = (id: string, label: string, from: string, to: string) => ({
    id,
    label,
    from,
    to,
    onUndo: () => undefined,
  });
  return (
    <div style={{ width: 288, maxWidth: '100%' }}>
      <FormChanges
        title={words.dirty(some ? 2 : 0)}
        none={words.empty}
        becomes="→"
        undoLabel={words.clear}
        changes={
          some
            ? [
                change('name', words.name, 'Fiorino 07', '<b>Fiorino</b> 08'),
                change('color', words.color, '#c9cdd2', '#1F6F5C'),
              ]
            : []
        }
      />
    </div>
  );
};

export const Some = (): ReactElement => <Changes some />;
Some.meta = { about: 'What is not saved: old and new, each with a way back.' };

export const None = (): ReactElement => <Changes />;
None.meta = { about: 'Nothing was changed.' };
