'use client';
import type { ReactElement } from 'react';
import { Button, FormFoot } from '../../../ui';
import { DeleteButton } from './delete-button';
import { Count } from './form-frame';
import { ChangeCount } from './form-overview';
import type { ResourceFormProps } from './resource-form-props';
import type { HeldForm } from './use-resource-form';

/** The foot of a form: how much is not saved, and the buttons that delete, discard and save. */
export function SavingFoot({
  held,
  view,
  fields,
  onDeleted,
  onCancel,
}: Pick<ResourceFormProps, 'view' | 'fields' | 'onDeleted' | 'onCancel'> & {
  held: HeldForm;
}): ReactElement {
  const { id, words, form, before, shown, remove, isDirty, isSubmitting, areChangesOpen } = held;
  const count = (
    <ChangeCount view={view} words={words} before={before} control={form.control} fields={fields} />
  );
  function leaveDeleted(deletedId: number) {
    held.dropDraft();
    onDeleted?.(deletedId);
  }
  return (
    <FormFoot
      isChanged={isDirty}
      state={
        isDirty ? (
          <Count>
            <span>{count}</span>
            <button
              type="button"
              aria-expanded={areChangesOpen}
              aria-controls={`${id}-changes`}
              onClick={() => held.setChangesOpen(!areChangesOpen)}
            >
              {count}
            </button>
          </Count>
        ) : held.isSaved ? (
          words.saved
        ) : null
      }
    >
      {shown && remove ? (
        <DeleteButton
          view={view}
          words={words}
          item={shown}
          remove={remove}
          onDeleted={leaveDeleted}
        />
      ) : null}
      {onCancel ? (
        <Button disabled={isSubmitting} onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : isDirty ? (
        <Button disabled={isSubmitting} onClick={() => held.start(shown)}>
          {words.discard}
        </Button>
      ) : null}
      <Button
        type="submit"
        form={`${id}-sent`}
        variant="primary"
        busy={isSubmitting}
        disabled={shown !== null && !isDirty}
      >
        {words.save}
      </Button>
    </FormFoot>
  );
}
