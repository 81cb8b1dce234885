'use client';
import {
  useId,
  useImperativeHandle,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react';
import {
  Controller,
  useForm,
  useWatch,
  type Control,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { isTrackingError } from '../../../client';
import { validateInput } from '../../../contract';
import type { LabelOverrides } from '../../labels/label';
import { ResourceWords } from '../words/resource-words';
import {
  Button,
  ConfirmDialog,
  FormErrors,
  FormFoot,
  FormSection,
  IconButton,
  useUnsavedGuard,
  type UnsavedGuard,
} from '../../../ui';
import type { ResourceView } from '../define-view';
import { toChanges, toFormValues, type FormValues } from './form-values';
import { MemberField } from './member-field';
import { useFormAccess } from './use-form-access';
import { useFormWords, type FormWords } from './use-form-words';
import { useSave, type SavedItem } from './use-save';

const Root = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: var(--rastro-surface);
`;
const Head = styled.div`
  padding: 16px 24px 0;
  &:empty {
    display: none;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

/** A box to tick stands on the line of the field beside it, not of its label. */
const Place = styled.div`
  min-width: 0;
  &[data-kind='flag'] {
    align-self: end;
    padding-bottom: 5px;
  }
`;

/** Props of {@link ResourceForm}. */
export interface ResourceFormProps {
  /** What it shows, made with `defineView`. */
  view: ResourceView;
  /** The thing that is changed; null for a new one. */
  value: SavedItem | null;
  /** Words of one's own, by key: `member.boat.crew`, `form.save.action`. */
  labels?: LabelOverrides;
  /** To be looked at only, also by who may change it. */
  isReadOnly?: boolean;
  /** The thing as the server has it now. */
  onSaved?: (item: SavedItem) => void;
  onDeleted?: (id: number) => void;
  /** For who closes the form by a button: asks before what is not saved is lost. */
  ref?: Ref<Pick<UnsavedGuard, 'ask'>>;
}

/** What is wrong, under the names of react-hook-form: a member's, or `root` for the whole. */
type Errors = FieldErrors<FormValues>;

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

function Form({ ref, ...props }: Omit<ResourceFormProps, 'labels'>): ReactElement {
  const { view, value, onSaved } = props;
  const words = useFormWords(view.resource);
  const { members } = view.resource;
  const id = useId();
  const names = useMemo(() => view.form.flatMap((group) => group.members), [view]);
  const [shown, setShown] = useState(value);
  const [attempt, setAttempt] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const save = useSave(view.resource);
  const may = useFormAccess(view.resource, shown);
  const isReadOnly = props.isReadOnly || !may(shown ? 'update' : 'create');
  const before = useMemo(() => toFormValues(members, names, shown), [members, names, shown]);

  const resolver: Resolver<FormValues> = (values) => {
    const errors: Errors = {};
    for (const problem of validateInput(members, values)) {
      const [name = '', ...key] = problem.path.split('.');
      const label = key.length > 0 ? key.join('.') : words.member(name);
      const message = words.problem(problem, label);
      const types = { ...errors[name]?.types, ...(key[0] ? { [key.join('.')]: message } : {}) };
      errors[name] = { type: problem.code, message, types };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<FormValues>({ defaultValues: before, resolver, shouldFocusError: false });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { ask, dialog } = useUnsavedGuard(isDirty && !isSubmitting && !isReadOnly, words.unsaved);
  useImperativeHandle(ref, () => ({ ask }), [ask]);

  function start(item: SavedItem | null) {
    setShown(item);
    form.reset(toFormValues(members, names, item));
  }
  function fail(error: unknown) {
    const [name = ''] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
    const isShown = names.includes(name);
    const message = words.failure(error, isShown ? '' : name);
    form.setError(isShown ? name : 'root', { type: 'server', message });
    setAttempt((count) => count + 1);
  }
  async function submit(values: FormValues) {
    try {
      const changes = toChanges(members, before, values);
      const item = shown ? await save.change(shown, changes) : await save.create(values);
      start(item);
      setSaved(true);
      onSaved?.(item);
    } catch (error) {
      fail(error);
    }
  }
  const send = form.handleSubmit(submit, () => setAttempt((count) => count + 1));
  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isDirty && !isSubmitting) void send();
  }

  const lines = [...names, 'root'].flatMap((name) => {
    const text = errors[name]?.message;
    const way = name === 'root' ? {} : { fieldId: `${id}-${name}` };
    return typeof text === 'string' ? [{ text, ...way }] : [];
  });
  return (
    <Root
      className="rastro-resource-form"
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={isReadOnly ? undefined : handleKey}
      onChange={() => setSaved(false)}
    >
      <Head>
        <FormErrors title={words.wrong(lines.length)} errors={lines} attempt={attempt} />
      </Head>
      {view.form.map((group) => (
        <FormSection
          key={group.key}
          title={words.section(group.key)}
          hasError={group.members.some((name) => errors[name])}
          {...(group.folded ? { startsOpen: false } : {})}
        >
          {group.members.map((name) => (
            <Controller
              key={name}
              name={name}
              control={form.control}
              render={({ field, fieldState }) => {
                const member = members[name]!;
                const isWide = member.kind === 'attributes' || view.styles?.[name] === 'lines';
                return (
                  <Place data-wide={isWide || undefined} data-kind={member.kind}>
                    <MemberField
                      {...{ name, member, view, words, isReadOnly }}
                      id={`${id}-${name}`}
                      itemId={shown?.id ?? null}
                      value={field.value}
                      onChange={field.onChange}
                      error={fieldState.error?.message}
                      errors={fieldState.error?.types as Record<string, string> | undefined}
                    />
                  </Place>
                );
              }}
            />
          ))}
        </FormSection>
      ))}
      {isReadOnly ? null : (
        <FormFoot
          isChanged={isDirty}
          state={
            isDirty ? (
              <ChangeCount {...{ words, before }} control={form.control} view={view} />
            ) : isSaved ? (
              words.saved
            ) : null
          }
        >
          {shown && save.remove && may('delete') ? (
            <DeleteButton {...props} words={words} item={shown} remove={save.remove} />
          ) : null}
          {isDirty ? (
            <Button disabled={isSubmitting} onClick={() => start(shown)}>
              {words.discard}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={shown !== null && !isDirty}
          >
            {words.save}
          </Button>
        </FormFoot>
      )}
      {dialog}
    </Root>
  );
}

function ChangeCount({
  words,
  before,
  control,
  view,
}: {
  words: FormWords;
  before: FormValues;
  control: Control<FormValues>;
  view: ResourceView;
}): ReactElement {
  const values = useWatch({ control });
  const count = Object.keys(toChanges(view.resource.members, before, values)).length;
  return <>{words.changed(count)}</>;
}

function DeleteButton({
  view,
  words,
  item,
  remove,
  onDeleted,
}: Pick<ResourceFormProps, 'view' | 'onDeleted'> & {
  words: FormWords;
  item: SavedItem;
  remove: (id: number) => Promise<void>;
}): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const name = String(Reflect.get(item, view.columns[0] ?? 'id') ?? item.id);
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
