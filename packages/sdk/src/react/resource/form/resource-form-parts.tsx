'use client';
import type { ReactElement } from 'react';
import { FormSection } from '../../../ui';
import { AppearanceSection } from './appearance-section';
import { FormPlace } from './form-place';
import type { ResourceFormProps } from './resource-form-props';
import type { HeldForm } from './use-resource-form';

/** The parts of a form, each with the fields of its members. */
export function FormParts({
  held,
  view,
  fields,
  drawLook,
  idOf,
}: Pick<ResourceFormProps, 'view' | 'fields' | 'drawLook'> & {
  held: HeldForm;
  /** The `id` of a part, by its key. */
  idOf: (key: string) => string;
}): ReactElement {
  const { id, words, form, before, shown, errors, accepted, isReadOnly, mayWrite } = held;
  const { members } = view.resource;
  return (
    <>
      {view.form.map((group) =>
        group.isLook ? (
          <AppearanceSection
            key={group.key}
            id={idOf(group.key)}
            control={form.control}
            isReadOnly={isReadOnly || !mayWrite('attributes')}
            pickColor={words.pickColor}
            drawLook={drawLook}
          />
        ) : (
          <FormSection
            key={group.key}
            id={idOf(group.key)}
            title={words.section(group.key)}
            help={
              !isReadOnly && group.members.some((name) => members[name]?.required)
                ? words.required
                : undefined
            }
            hasError={group.members.some((name) => errors[name])}
            {...(group.folded ? { startsOpen: false } : {})}
          >
            {group.members.map((name) => (
              <FormPlace
                key={name}
                name={name}
                view={view}
                words={words}
                accepted={accepted}
                form={form}
                own={fields?.[name]}
                isReadOnly={isReadOnly}
                mayWrite={mayWrite}
                before={before[name]}
                id={`${id}-${name}`}
                itemId={shown?.id ?? null}
                onAccept={held.setAccepted}
              />
            ))}
          </FormSection>
        ),
      )}
    </>
  );
}
