import { useRef, type Dispatch, type ReactElement, type SetStateAction } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ResourceView } from '../define-view';
import { fillEmpty } from './fill-empty';
import { Place } from './form-frame';
import type { FormValues } from './form-values';
import { isMemberUsed } from './keep-unused';
import { MemberField } from './member-field';
import type { OwnField } from './own-field';
import type { FormWords } from './use-form-words';
import { findWarning, isWarning, WARNING } from './warnings';

interface FormPlaceProps {
  name: string;
  view: ResourceView;
  words: FormWords;
  form: UseFormReturn<FormValues>;
  before: unknown;
  /** Values that look wrong and were let be, by member. */
  accepted: FormValues;
  onAccept: Dispatch<SetStateAction<FormValues>>;
  id: string;
  itemId: number | null;
  isReadOnly: boolean;
  /** Allows setting a member, by the account's rights. */
  mayWrite: (member: string) => boolean;
  /** Host's own drawing of the field. */
  own: OwnField | undefined;
}

/** The field of a member in its place, with what is wrong with it and what may be let be; nothing while no other value uses it. */
export function FormPlace(props: FormPlaceProps): ReactElement | null {
  return props.view.used?.[props.name] ? <UsedPlace {...props} /> : <MemberPlace {...props} />;
}

function UsedPlace(props: FormPlaceProps): ReactElement | null {
  const values = useWatch({ control: props.form.control });
  return isMemberUsed(props.view, props.name, values) ? <MemberPlace {...props} /> : null;
}

function MemberPlace({
  name,
  view,
  words,
  form,
  before,
  accepted,
  onAccept,
  isReadOnly,
  mayWrite,
  own,
  ...shared
}: FormPlaceProps): ReactElement | null {
  const source = view.repeats?.[name] ?? name;
  const member = view.resource.members[source];
  if (!member) return null;
  if (own) {
    const readOnly = isReadOnly || !mayWrite(source);
    return (
      <OwnPlace
        name={name}
        words={words}
        form={form}
        own={own}
        readOnly={readOnly}
        id={shared.id}
      />
    );
  }
  const isWide = member.kind === 'attributes' || view.styles?.[name] === 'lines';
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const doubt = findWarning(view, name, before, value);
        const isAccepted = name in accepted && Object.is(accepted[name], value);
        const isWarned = error !== undefined && isWarning(error);
        const text = doubt ? words.warning(doubt) : '';
        const accept = (isOn: boolean) => {
          onAccept(({ [name]: _, ...others }) => (isOn ? { ...others, [name]: value } : others));
          if (isOn) form.clearErrors(name);
          else form.setError(name, { type: WARNING, message: text });
        };
        const warning = { text, isAccepted, acceptLabel: words.acceptWarning, onAccept: accept };
        return (
          <Place data-wide={isWide || undefined} data-kind={member.kind}>
            <MemberField
              {...shared}
              isReadOnly={isReadOnly || !mayWrite(source)}
              name={name}
              member={member}
              view={view}
              words={words}
              value={value}
              onChange={onChange}
              error={isWarned ? undefined : error?.message}
              errors={error?.types as Record<string, string> | undefined}
              warning={doubt && (isAccepted || isWarned) ? warning : undefined}
            />
          </Place>
        );
      }}
    />
  );
}

/** The field that the host draws: it sees all values, because one may make another needless. */
function OwnPlace({
  name,
  id,
  words,
  form,
  own,
  readOnly,
}: {
  name: string;
  id: string;
  words: FormWords;
  form: UseFormReturn<FormValues>;
  own: OwnField;
  readOnly: boolean;
}): ReactElement | null {
  const values = useWatch({ control: form.control });
  const filled = useRef<FormValues>({});
  const fill = (found: FormValues) => {
    const next = fillEmpty(found, form.getValues(), filled.current);
    filled.current = { ...filled.current, ...next };
    for (const [member, value] of Object.entries(next)) {
      form.setValue(member, value, { shouldDirty: true });
    }
  };
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const [label, hint] = [words.member(name), words.hint(name)];
        const field = { id, label, hint, value, onChange, readOnly, values };
        const drawn = own.draw({ ...field, error: error?.message }, fill);
        return drawn === null ? <></> : <Place data-wide={own.isWide || undefined}>{drawn}</Place>;
      }}
    />
  );
}
