'use client';
import { useState, type ReactElement } from 'react';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog, IconButton } from '../../../ui';
import type { ResourceView } from '../define-view';
import type { FormWords } from './use-form-words';
import type { SavedItem } from './use-save';

/** Deletes a thing once somebody is sure; who deletes what carries much with it writes its name. */
export function DeleteButton({
  view,
  words,
  item,
  remove,
  onDeleted,
}: {
  view: ResourceView;
  words: FormWords;
  item: SavedItem;
  remove: (id: number) => Promise<void>;
  onDeleted: ((id: number) => void) | undefined;
}): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const name = String(Reflect.get(item, view.columns[0] ?? 'id') ?? item.id);
  const proof = view.deletesByName && name.trim() !== '';
  return (
    <>
      <IconButton
        label={words.delete}
        icon={<Trash2 />}
        tooltipSide="top"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.deleteTitle(name)}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        danger
        {...(proof ? { proof: { label: words.deleteProof(name), text: name } } : {})}
        onConfirm={async () => {
          await remove(item.id);
          onDeleted?.(item.id);
        }}
        describeFailure={words.failure}
      >
        {words.loss()}
      </ConfirmDialog>
    </>
  );
}
