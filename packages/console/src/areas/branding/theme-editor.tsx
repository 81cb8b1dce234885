import type { Theme } from '@rastro/sdk/contract';
import { describeBrandWarning, describeProblem } from '@rastro/sdk/domain';
import { describeFormRefusal, useKept, useTrackingClient } from '@rastro/sdk/internal/react';
import { useUnsavedWords } from '@rastro/sdk/resource';
import { Button, EmptyState, FormErrors, FormFoot, useUnsavedGuard } from '@rastro/sdk/internal/ui';
import { checkBrand } from '@rastro/theme/schema';
import { Palette } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { ThemeFields } from './theme-fields';
import { toFieldId } from './to-field-id';
import { ThemePreview } from './theme-preview';
import { type ThemeDraft, useThemeDraft } from './use-theme-draft';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(360px, 1fr) minmax(0, 1.1fr);
  flex: 1;
  min-height: 0;
  @media (max-width: 1100px) {
    display: block;
    flex: none;
  }
`;
const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  @media (max-width: 1100px) {
    overflow: visible;
  }
`;
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 0;
  padding: 16px 20px;
  border-inline-start: 1px solid var(--rastro-border);
  overflow-y: auto;
  & > :first-child {
    flex: 1;
  }
  @media (max-width: 1100px) {
    height: 720px;
  }
  @media (max-width: 1100px) {
    border-inline-start: 0;
    border-top: 1px solid var(--rastro-border);
  }
`;
const Warnings = styled.ul`
  margin: 0;
  padding-inline-start: 18px;
  color: var(--rastro-text-muted);
  font-size: 13px;
`;

/** Changes a brand: its fields on one side, how it looks on the other. */
export function ThemeEditor({
  theme,
  wasSaved,
  onSaved,
}: {
  theme: Theme;
  /** It was saved here a moment ago. */
  wasSaved: boolean;
  onSaved: (theme: Theme) => void;
}): ReactElement {
  const t = useText();
  const draft = useThemeDraft(theme);
  return draft ? (
    <Editing theme={theme} wasSaved={wasSaved} draft={draft} onSaved={onSaved} />
  ) : (
    <EmptyState icon={<Palette />} title={t('theme.unreadable')} />
  );
}

function Editing({
  theme,
  wasSaved,
  draft,
  onSaved,
}: {
  theme: Theme;
  wasSaved: boolean;
  draft: ThemeDraft;
  onSaved: (theme: Theme) => void;
}): ReactElement {
  const t = useText();
  const { themes } = useTrackingClient();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const guard = useUnsavedGuard(draft.isChanged && !isBusy, useUnsavedWords());
  const { isBack, drop } = useKept({
    name: `theme ${theme.domain}`,
    isDirty: draft.isChanged,
    isGivenUp: guard.isGivenUp,
    read: () => draft.typed,
    restore(kept) {
      draft.change(kept);
      return Object.keys(kept).length > 0;
    },
  });
  const problems = draft.parsed.ok ? [] : draft.parsed.problems;
  const problemOf = (path: string): string => {
    const found = attempt > 0 ? problems.find((problem) => problem.path === path) : undefined;
    return found ? t(describeProblem(found)) : '';
  };
  const warnings = draft.parsed.ok ? checkBrand(draft.parsed.branding) : [];

  async function save() {
    setAttempt((count) => count + 1);
    setFailure(null);
    if (problems.length > 0) return;
    setBusy(true);
    try {
      const { document: branding, files } = draft;
      const saved = await themes.save(theme.domain, { branding, files, revision: theme.revision });
      drop();
      onSaved(saved);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  const lines = [
    ...problems.map((problem) => ({
      fieldId: toFieldId(problem.path),
      text: t(describeProblem(problem)),
    })),
    ...(failure ? [{ text: t(describeFormRefusal(failure)) }] : []),
  ];
  return (
    <Columns>
      <Form
        noValidate
        aria-label={t('nav.theme.label')}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {attempt > 0 && lines.length > 0 ? (
          <FormErrors title={t('theme.problems.title')} errors={lines} attempt={attempt} />
        ) : null}
        {isBack && draft.isChanged ? <p role="status">{t('form.back.text')}</p> : null}
        <ThemeFields draft={draft} problemOf={problemOf} />
        <FormFoot
          isChanged={draft.isChanged}
          state={
            draft.isChanged ? t('theme.changed.state') : wasSaved ? t('form.saved.state') : null
          }
        >
          <Button disabled={!draft.isChanged || isBusy} onClick={draft.reset}>
            {t('theme.cancel.action')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!draft.isChanged}>
            {t('theme.save.action')}
          </Button>
        </FormFoot>
        {guard.dialog}
      </Form>
      <Side aria-label={t('theme.preview.title')}>
        <ThemePreview branding={draft.shown} />
        {warnings.length > 0 ? (
          <Warnings aria-label={t('theme.warnings.title')}>
            {warnings.map((warning, index) => (
              <li key={index}>{t(describeBrandWarning(warning))}</li>
            ))}
          </Warnings>
        ) : null}
      </Side>
    </Columns>
  );
}
