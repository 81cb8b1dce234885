import { isTrackingError } from '@rastro/sdk/client';
import { qrAccess, validateInput, type QrAccess } from '@rastro/sdk/contract';
import { USER_FORM_MIN_LENGTHS } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useAccess,
  useKeptValues,
  useResource,
  useResourceChanges,
} from '@rastro/sdk/internal/react';
import { useFormWords } from '@rastro/sdk/resource';
import { Button, Checkbox, ConfirmDialog, TextField } from '@rastro/sdk/internal/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useAppSessionState } from '../../../frame/session/session-context';

const Section = styled.section`
  padding: 16px 24px;
  & > [role='group'] {
    display: flex;
    flex-direction: column;
    gap: 12px;
    align-items: start;
    margin-top: 12px;
  }
  & h2 {
    margin: 0;
    font: 600 14px/20px var(--rastro-font-family);
  }
  & p {
    margin: 4px 0 0;
    color: var(--rastro-text-muted);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

interface Values {
  username: string;
  password: string;
  unlocks: boolean;
  logoutMinutes: string;
  lockMinutes: string;
}
const EMPTY: Values = {
  username: '',
  password: '',
  unlocks: false,
  logoutMinutes: '0',
  lockMinutes: '0',
};

const NOTHING: Partial<Values> = {};
const UNCHANGED = Object.fromEntries(Object.keys(EMPTY).map((name) => [name, undefined]));

const LABELS = {
  username: 'drivers.access.username',
  password: 'drivers.access.password',
  logoutMinutes: 'drivers.access.logout',
  lockMinutes: 'drivers.access.lock',
} as const satisfies Record<string, TextKey>;

type FieldName = keyof typeof LABELS;

const isField = (name: string): name is FieldName => name in LABELS;

/** Values of the form: what is typed over what the server knows. */
const toValues = (known: QrAccess | undefined, edited: Partial<Values>): Values => ({
  ...EMPTY,
  ...(known && {
    username: known.username,
    unlocks: known.unlocks,
    logoutMinutes: String(known.logoutMinutes),
    lockMinutes: String(known.lockMinutes),
  }),
  ...Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined)),
});

/** The access that the values ask for; a password that is left empty stays what it is. */
const toInput = (driverId: number, { password, ...rest }: Values, isKnown: boolean) => ({
  ...rest,
  driverId,
  logoutMinutes: Number(rest.logoutMinutes),
  lockMinutes: Number(rest.lockMinutes),
  ...(password === '' && isKnown ? {} : { password }),
});

function findProblems(
  input: ReturnType<typeof toInput>,
  least: number,
): ReturnType<typeof validateInput> {
  const problems = validateInput(qrAccess.members, input);
  const isShort = input.password !== undefined && input.password.length < least;
  if (!isShort) return problems;
  return [{ code: 'TOO_SHORT', path: 'password', expected: String(least), found: '' }, ...problems];
}

/** State of the form, and how it is saved. */
function useAccessForm(driverId: number) {
  const t = useText();
  const { data, refresh } = useResource(qrAccess);
  const changes = useResourceChanges(qrAccess);
  const words = useFormWords(qrAccess);
  const { serverInfo } = useAppSessionState();
  const kept = useKeptValues<Partial<Values>>(`driver access ${driverId}`, NOTHING, ['password']);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = data?.find((access) => access.driverId === driverId);
  const values = toValues(known, kept.values);
  const set = (more: Partial<Values>) => {
    kept.change(more);
    // What was refused is another text by now.
    setErrors((known) => ({
      ...known,
      ...Object.fromEntries(Object.keys(more).map((name) => [name, undefined])),
    }));
    setSaid(null);
  };
  const startAnew = (text: string) => {
    kept.change(UNCHANGED);
    kept.drop();
    setSaid(text);
    void refresh();
  };

  async function save(work: () => Promise<unknown>) {
    setBusy(true);
    setSaid(null);
    try {
      await work();
      startAnew(t('drivers.access.saved'));
    } catch (error) {
      const name = (isTrackingError(error) && error.field) || '';
      if (isField(name)) setErrors({ [name]: words.failure(error) });
      else setSaid(words.failure(error, name));
    }
    setBusy(false);
  }
  function submit() {
    const input = toInput(driverId, values, known !== undefined);
    const least = serverInfo?.passwordMinLength ?? USER_FORM_MIN_LENGTHS.password;
    const found = findProblems(input, least).flatMap((problem) => {
      const { path } = problem;
      return isField(path) ? [[path, words.problem(problem, t(LABELS[path]))] as const] : [];
    });
    setErrors(Object.fromEntries(found));
    if (found.length > 0) return setSaid(null);
    void save(() => (known ? changes.patch(known.id, input) : changes.create(input)));
  }
  async function end() {
    if (known) await changes.delete(known.id);
    startAnew(t('drivers.access.ended'));
  }
  return { hasLoaded: data !== undefined, known, values, errors, said, isBusy, set, submit, end };
}

/** Fields of the form, with its buttons. */
function AccessFields({
  form: { known, values, errors, said, isBusy, set, submit },
  onEnd,
}: {
  form: ReturnType<typeof useAccessForm>;
  /** Asks whether the access shall end. */
  onEnd: () => void;
}): ReactElement {
  const t = useText();
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (values.username.trim() !== '') submit();
  }
  // No form of its own: it stands inside that of the driver.
  const field = (name: FieldName) => ({
    label: t(LABELS[name]),
    value: values[name],
    error: errors[name],
    onKeyDown: handleKey,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <div role="group" aria-label={t('drivers.access.title')}>
      <TextField {...field('username')} autoComplete="off" />
      <TextField
        type="password"
        hint={known ? t('drivers.access.keep') : undefined}
        {...field('password')}
        autoComplete="new-password"
      />
      <Checkbox checked={values.unlocks} onChange={(unlocks) => set({ unlocks })}>
        {t('drivers.access.unlocks')}
      </Checkbox>
      <TextField
        type="number"
        min={0}
        max={1440}
        hint={t('drivers.access.never')}
        {...field('logoutMinutes')}
      />
      <TextField
        type="number"
        min={0}
        max={1440}
        hint={t('drivers.access.lockHint')}
        {...field('lockMinutes')}
      />
      <Button busy={isBusy} disabled={values.username.trim() === ''} onClick={submit}>
        {t('drivers.access.save')}
      </Button>
      {known ? (
        <Button variant="quiet-danger" disabled={isBusy} onClick={onEnd}>
          {t('drivers.access.end')}
        </Button>
      ) : null}
      <span role="status">{said}</span>
    </div>
  );
}

/** Form for a driver's sign-in to scan codes, with its actions (spec §3). */
export function AccessForm({ driverId }: { driverId: number }): ReactElement | null {
  const t = useText();
  const form = useAccessForm(driverId);
  const words = useFormWords(qrAccess);
  const mayGive = useAccess()('create', 'users').allowed;
  const [isAsking, setAsking] = useState(false);
  if (!form.hasLoaded) return null;
  if (!mayGive) {
    return (
      <Section>
        <h2>{t('drivers.access.title')}</h2>
        <p>{t('drivers.access.managers')}</p>
      </Section>
    );
  }
  return (
    <Section>
      <h2>{t('drivers.access.title')}</h2>
      <p>{t('drivers.access.text')}</p>
      <AccessFields form={form} onEnd={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('drivers.access.endTitle', { name: form.known?.username ?? '' })}
        confirmLabel={t('drivers.access.end')}
        cancelLabel={words.cancel}
        onConfirm={form.end}
        describeFailure={(error) => t(describeRefusal(error))}
        onClose={() => setAsking(false)}
      >
        <p>{t('drivers.access.endText')}</p>
      </ConfirmDialog>
    </Section>
  );
}
