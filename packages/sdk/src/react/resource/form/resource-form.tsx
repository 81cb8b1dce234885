'use client';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormErrors } from '../../../ui';
import { ResourceWords } from '../words/resource-words';
import { listErrors } from './find-errors';
import { Aside, Body, Head, Newer, Parts, Root, Sent, Ways } from './form-frame';
import { ChangeList, FormWays } from './form-overview';
import { FormParts } from './resource-form-parts';
import type { FormValues } from './form-values';
import type { ResourceFormProps } from './resource-form-props';
import { SavingFoot } from './saving-foot';
import { useResourceForm } from './use-resource-form';

/** From so many parts on a form has ways to them. */
const LONG_FORM = 3;

/**
 * The form of a thing, made from its description and view. It checks what is written, sends what
 * changed, shows what the server refuses at its field (at the head where it shows no such field),
 * asks before it deletes and before what is not saved is lost. Ctrl S saves.
 */
export function ResourceForm({ labels, ...props }: ResourceFormProps): ReactElement {
  return (
    <ResourceWords labels={labels}>
      <Form {...props} />
    </ResourceWords>
  );
}

function Form(props: Omit<ResourceFormProps, 'labels'>): ReactElement {
  const held = useResourceForm(props);
  const { id, words, form, before, shown, errors, attempt, send } = held;
  const { newer, areChangesOpen, isDirty, isSubmitting, isReadOnly } = held;
  const { view, fields, more, moreNew } = props;

  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isDirty && !isSubmitting) void send();
  }

  const overview = { view, words, before, control: form.control, fields };
  const partId = (key: string) => `${id}-part-${key}`;
  const hasWays = view.form.length >= LONG_FORM;
  const lines = listErrors(errors, held.names, (name) => `${id}-${name}`);
  return (
    <Root
      className="rastro-resource-form"
      onKeyDown={isReadOnly ? undefined : handleKey}
      onChange={() => held.setSaved(false)}
    >
      <Head>
        <FormErrors title={words.wrong(lines.length)} errors={lines} attempt={attempt} />
      </Head>
      <Newer aria-live="polite">
        {isDirty ? (newer.length > 0 ? words.newer(newer) : held.isBack ? words.back : null) : null}
      </Newer>
      <Body data-parts={hasWays}>
        {hasWays ? (
          <Ways>
            <FormWays {...overview} errors={errors} idOf={partId} />
          </Ways>
        ) : null}
        <Parts>
          <Sent
            id={`${id}-sent`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <FormParts
              held={held}
              view={view}
              fields={fields}
              drawLook={props.drawLook}
              idOf={partId}
            />
          </Sent>
          {shown ? (
            more?.(shown)
          ) : moreNew ? (
            <Written control={form.control} draw={moreNew} />
          ) : null}
        </Parts>
        {isReadOnly ? null : (
          <Aside id={`${id}-changes`} data-open={areChangesOpen && isDirty}>
            <ChangeList
              {...overview}
              onUndo={(name, value) =>
                form.setValue(name, value, { shouldDirty: true, shouldValidate: attempt > 0 })
              }
            />
          </Aside>
        )}
      </Body>
      {isReadOnly ? null : (
        <SavingFoot
          held={held}
          view={view}
          fields={fields}
          onDeleted={props.onDeleted}
          onCancel={props.onCancel}
        />
      )}
      {held.dialog}
    </Root>
  );
}

/** Draws the values as they are written. */
function Written({
  control,
  draw,
}: {
  control: Control<FormValues>;
  draw: (values: FormValues) => ReactNode;
}): ReactNode {
  return draw(useWatch({ control }));
}
