'use client';
import { useState, type ReactElement } from 'react';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog, IconButton } from '../../../ui';
import type { ResourceView } from '../define-view';
import type { FormWords } from './use-form-words';
import type { SavedItem } from './use-save';

interface DeletionProps {
  view: ResourceView;
  words: FormWords;
  item: SavedItem;
  remove: (id: number) => Promise<void>;
  onDeleted: ((id: number) => void) | undefined;
}

/** Deletes a thing once somebody is sure; who deletes what carries much with it writes its name. */
export function DeleteButton(props: DeletionProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={props.words.delete}
        icon={<Trash2 />}
        tooltipSide="top"
        onClick={() => setAsking(true)}
      />
      <DeleteDialog {...props} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The question of {@link DeleteButton}. */
export function DeleteDialog({
  view,
  words,
  item,
  remove,
  onDeleted,
  isOpen,
  onClose,
}: DeletionProps & { isOpen: boolean; onClose: () => void }): ReactElement {
  const name = String(Reflect.get(item, view.columns[0] ?? 'id') ?? item.id);
  const proof = view.deletesByName && name.trim() !== '';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
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
  );
}
