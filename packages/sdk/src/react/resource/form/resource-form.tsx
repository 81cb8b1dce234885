'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useForm, useWatch, type Control, type Resolver } from 'react-hook-form';
import { isTrackingError } from '../../../client';
import {
  Button,
  FormErrors,
  FormFoot,
  FormSection,
  stopAtUnfinished,
  useUnsavedGuard,
  type UnsavedGuard,
} from '../../../ui';
import type { LabelOverrides } from '../../labels/label';
import type { ResourceView } from '../define-view';
import { ResourceWords } from '../words/resource-words';
import { AppearanceSection, type Look } from './appearance-section';
import { DeleteButton } from './delete-button';
import { findErrors, listErrors, type FieldProblem } from './find-errors';
import { Aside, Body, Count, Head, Newer, Parts, Root, Sent, Ways } from './form-frame';
import { FormPlace } from './form-place';
import { ChangeCount, ChangeList, FormWays } from './form-overview';
import { toChanges, toFormValues, type FormValues } from './form-values';
import { isMemberUsed, keepUnused } from './keep-unused';
import { listChanges } from './list-changes';
import { rebaseForm } from './rebase-form';
import { useDraft } from './use-draft';
import { useFormAccess } from './use-form-access';
import type { OwnFields } from './own-field';
import { useFormWords } from './use-form-words';
import { useNewerValue } from './use-newer-value';
import { useSave, type Save, type SavedItem } from './use-save';
import { toWarnings } from './warnings';

/** From so many parts on a form has ways to them. */
const LONG_FORM = 3;

/** Props of {@link ResourceForm}. */
export interface ResourceFormProps {
  /** View to show, made with `defineView`. */
  view: ResourceView;
  /** The thing that is changed; null for a new one. */
  value: SavedItem | null;
  /** Initial field values of a new item, beside the description's defaults. */
  draft?: FormValues | undefined;
  /** Words of one's own, by key: `member.boat.crew`, `form.save.action`. */
  labels?: LabelOverrides;
  /**
   * Returns problems beyond the description's checks: the field's name and the sentence. Keep it
   * pure.
   */
  check?: (values: FormValues, item: SavedItem | null) => readonly FieldProblem[];
  /** To be looked at only, also by who may change it. */
  isReadOnly?: boolean;
  /** Draws the fields of some members in its own way. */
  fields?: OwnFields;
  /** Draws how what is painted looks on the map. Default its icon alone. */
  drawLook?: ((look: Look) => ReactNode) | undefined;
  /** Saves in its own way, where a thing is more than its resource: with links, for instance. */
  save?: Pick<Save, 'create' | 'change'>;
  /** The thing as the server has it now. */
  onSaved?: ((item: SavedItem) => void) | undefined;
  onDeleted?: ((id: number) => void) | undefined;
  /** Leaves the form: a button for it stands at its foot, where what was changed is discarded elsewhere. */
  onCancel?: (() => void) | undefined;
  /** Stands below the parts of a thing that is saved: what it is linked to, for instance. */
  more?: ((item: SavedItem) => ReactNode) | undefined;
  /** Stands there for a new one, of what its fields hold. */
  moreNew?: ((values: FormValues) => ReactNode) | undefined;
  /** For who closes the form by a button: asks before what is not saved is lost. */
  ref?: Ref<Pick<UnsavedGuard, 'ask'>>;
}

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
  const { view, value, onSaved, onDeleted, check, fields, drawLook, more, moreNew } = props;
  const words = useFormWords(view.resource);
  const { members } = view.resource;
  const id = useId();
  const names = useMemo(() => view.form.flatMap((group) => group.members), [view]);
  const [shown, setShown] = useState(value);
  const [attempt, setAttempt] = useState(0);
  const [isSaved, setSaved] = useState(false);
  /** Members that somebody else changed while the form was open. */
  const [newer, setNewer] = useState<readonly string[]>([]);
  const [areChangesOpen, setChangesOpen] = useState(false);
  /** Values that look wrong and were let be, by member. */
  const [accepted, setAccepted] = useState<FormValues>({});
  const save = useSave(view.resource);
  const { create, change } = props.save ?? save;
  const may = useFormAccess(view.resource, shown);
  const action = shown ? 'update' : 'create';
  const isReadOnly = props.isReadOnly || !may(action);
  const [draft] = useState(props.draft);
  const before = useMemo(
    () => toFormValues(members, names, shown ?? draft ?? null),
    [members, names, shown, draft],
  );

  const resolver: Resolver<FormValues> = (written) => {
    const values = keepUnused(view, before, written);
    const errors = findErrors(values, { view, words, found: check?.(values, shown) ?? [] });
    const warned = toWarnings(view, before, values, accepted, words.warning);
    const all = { ...warned, ...errors };
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
  };
  const form = useForm<FormValues>({ defaultValues: before, resolver, shouldFocusError: false });
  const { isSubmitting, errors } = form.formState;
  const isDirty =
    form.formState.isDirty &&
    // What no other value uses is not sent.
    (!view.used ||
      Object.keys(form.formState.dirtyFields).some((name) =>
        isMemberUsed(view, name, form.getValues()),
      ));
  const { ask, isGivenUp, dialog } = useUnsavedGuard(
    isDirty && !isSubmitting && !isReadOnly,
    words.unsaved,
  );
  const draftName = `${view.resource.name} ${value?.id ?? (props.draft ? 'copy' : 'new')}`;
  const { isBack, drop } = useDraft({ form, members, before, name: draftName, isDirty, isGivenUp });
  useNewerValue({
    value,
    shown,
    before,
    form,
    members,
    names,
    onNewer(item, changed) {
      setShown(item);
      setNewer((known) => [...new Set([...known, ...changed])]);
    },
  });
  useImperativeHandle(ref, () => ({ ask }), [ask]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What was refused is another text by now.
        callback: ({ name }) => {
          if (name !== undefined) form.clearErrors('root');
        },
      }),
    [form],
  );

  /** Gives what was changed since `sent`: that stays. */
  function start(item: SavedItem | null, sent = form.getValues()) {
    setShown(item);
    setChangesOpen(false);
    setNewer([]);
    setAccepted({});
    const theirs = toFormValues(members, names, item ?? draft ?? null);
    return rebaseForm(form, members, { before: sent, theirs });
  }
  function leaveDeleted(deletedId: number) {
    drop();
    onDeleted?.(deletedId);
  }
  function fail(error: unknown, sent: FormValues) {
    // Called off by who saves, it did not fail.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const [name = '', key] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
    const isShown = names.includes(name);
    const later = listChanges(members, sent, form.getValues());
    // What was refused is written anew already.
    if (isShown && later.some((each) => each.name === name && [undefined, key].includes(each.key)))
      return;
    const message = words.failure(error, isShown ? '' : name);
    form.setError(isShown ? name : 'root', { type: 'server', message });
    setAttempt((count) => count + 1);
  }
  async function submit(values: FormValues) {
    for (const name of Object.keys(view.used ?? {})) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
    try {
      const changes = toChanges(members, before, values);
      const item = shown ? await change(shown, changes) : await create(values);
      const later = start(item, values);
      drop();
      setSaved(true);
      // Whoever hears of it may close the form; a new thing is heard of in any case.
      if (later.length === 0 || !shown) onSaved?.(item);
    } catch (error) {
      fail(error, values);
    }
  }
  const trySend = form.handleSubmit(submit, () => setAttempt((count) => count + 1));
  const send = async () => {
    if (!stopAtUnfinished(document.getElementById(`${id}-sent`))) await trySend();
  };
  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isDirty && !isSubmitting) void send();
  }

  const overview = { view, words, before, control: form.control, fields };
  const partId = (key: string) => `${id}-part-${key}`;
  const hasWays = view.form.length >= LONG_FORM;
  const lines = listErrors(errors, names, (name) => `${id}-${name}`);
  return (
    <Root
      className="rastro-resource-form"
      onKeyDown={isReadOnly ? undefined : handleKey}
      onChange={() => setSaved(false)}
    >
      <Head>
        <FormErrors title={words.wrong(lines.length)} errors={lines} attempt={attempt} />
      </Head>
      <Newer aria-live="polite">
        {isDirty ? (newer.length > 0 ? words.newer(newer) : isBack ? words.back : null) : null}
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
            {view.form.map((group) =>
              group.isLook ? (
                <AppearanceSection
                  key={group.key}
                  id={partId(group.key)}
                  control={form.control}
                  isReadOnly={isReadOnly || !may(action, 'attributes')}
                  pickColor={words.pickColor}
                  drawLook={drawLook}
                />
              ) : (
                <FormSection
                  key={group.key}
                  id={partId(group.key)}
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
                      mayWrite={(member) => may(action, member)}
                      before={before[name]}
                      id={`${id}-${name}`}
                      itemId={shown?.id ?? null}
                      onAccept={setAccepted}
                    />
                  ))}
                </FormSection>
              ),
            )}
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
        <FormFoot
          isChanged={isDirty}
          state={
            isDirty ? (
              <Count>
                <span>
                  <ChangeCount {...overview} />
                </span>
                <button
                  type="button"
                  aria-expanded={areChangesOpen}
                  aria-controls={`${id}-changes`}
                  onClick={() => setChangesOpen(!areChangesOpen)}
                >
                  <ChangeCount {...overview} />
                </button>
              </Count>
            ) : isSaved ? (
              words.saved
            ) : null
          }
        >
          {shown && save.remove && may('delete') ? (
            <DeleteButton
              view={view}
              words={words}
              item={shown}
              remove={save.remove}
              onDeleted={leaveDeleted}
            />
          ) : null}
          {props.onCancel ? (
            <Button disabled={isSubmitting} onClick={props.onCancel}>
              {words.cancel}
            </Button>
          ) : isDirty ? (
            <Button disabled={isSubmitting} onClick={() => start(shown)}>
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
      )}
      {dialog}
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
