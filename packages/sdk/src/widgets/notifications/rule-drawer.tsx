'use client';
import { useMemo, type ReactElement, type Ref } from 'react';
import { notification, type NotificationRule } from '../../contract';
import { findRuleGaps } from '../../domain';
import {
  describeError,
  useHolders,
  useLabels,
  useResource,
  useRuleChoices,
  useTrackingClient,
  type RuleChoices,
} from '../../react';
import { ResourceForm, ruleView, toRuleItem, useRuleSave } from '../../react/resource';
import { Button, Drawer, ErrorState, ProgressBar, type UnsavedGuard } from '../../ui';
import { sayRuleName } from './rule-words';
import type { TelegramTieProps } from './telegram-tie';
import { useRuleFields } from './use-rule-fields';
import { withRuleWords } from './with-rule-words';

/** Props of {@link NotificationRuleDrawer}. */
export interface NotificationRuleDrawerProps {
  /** The rule that is open, or a new one. */
  openId: number | 'new' | null;
  /** Ref of the form's guard against leaving with unsaved changes. */
  guard: Ref<Pick<UnsavedGuard, 'ask'>>;
  onClose: () => void;
  onSaved: (ruleId: number) => void;
  onDeleted: () => void;
  /** For the part of the form that connects Telegram. */
  telegram?: TelegramTieProps;
}

/** One rule beside the list, or the form of a new one. */
export const NotificationRuleDrawer = withRuleWords(function RuleDrawer({
  openId,
  onClose,
  ...rest
}: NotificationRuleDrawerProps): ReactElement {
  const t = useLabels();
  const choices = useRuleChoices();
  const { data } = useResource(notification);
  const rule = data?.find(({ id }) => id === openId);
  const isNew = openId === 'new';
  const name = rule ? sayRuleName(t, rule) : t('rules.new.action');
  return (
    <Drawer
      isOpen={isNew || rule !== undefined}
      onClose={onClose}
      title={name}
      closeLabel={t('rules.close.action')}
      pushes
    >
      {isNew || rule ? (
        <RuleForm
          key={rule?.id ?? 'new'}
          {...rest}
          rule={rule}
          choices={choices}
          onClose={onClose}
          name={name}
        />
      ) : null}
    </Drawer>
  );
});

function RuleForm({
  rule,
  name,
  choices,
  guard,
  onClose,
  onSaved,
  onDeleted,
  telegram,
}: Omit<NotificationRuleDrawerProps, 'openId'> & {
  rule: NotificationRule | undefined;
  name: string;
  choices: RuleChoices;
}): ReactElement {
  const t = useLabels();
  const { attributePrefix } = useTrackingClient();
  const fields = useRuleFields(choices, telegram);
  const save = useRuleSave();
  const holders = useHolders(notification, rule?.id ?? null);
  const value = useMemo(
    () => (rule && holders.data ? toRuleItem(rule, holders.data, attributePrefix) : null),
    [rule, holders.data, attributePrefix],
  );
  const error = holders.error ?? choices.error;
  const retry = () => Promise.all([holders.refresh(), choices.refresh()]);
  if (error !== undefined) {
    return (
      <ErrorState
        title={t('table.failed.title')}
        text={t({ key: describeError(error) })}
        actions={<Button onClick={() => void retry()}>{t('table.failed.retry')}</Button>}
      />
    );
  }
  if ((rule && !value) || choices.isLoading) {
    return <ProgressBar label={t('table.loading.label')} />;
  }
  return (
    <ResourceForm
      ref={guard}
      view={ruleView}
      value={value}
      fields={fields}
      save={save}
      labels={{ 'form.delete.title': () => t('rules.delete.title', { name }) }}
      check={(values) => {
        const text = (key: string) => String(values[key] ?? '');
        const ids = (key: string) => (Array.isArray(values[key]) ? values[key].map(Number) : []);
        return findRuleGaps({
          type: text('type'),
          notificators: text('notificators'),
          alarms: text('alarms'),
          always: values['always'] === true,
          deviceIds: ids('deviceIds'),
          groupIds: ids('groupIds'),
          commandId: Number(values['commandId'] ?? 0),
          escalateAfter: Number(values['escalateAfter'] ?? 0),
          escalateTo: ids('escalateTo'),
          sound: text('sound'),
          soundURL: text('soundURL').trim(),
        }).map((gap) => ({ name: gap, text: t(`rules.gap.${gap}`) }));
      }}
      onSaved={({ id }) => onSaved(id)}
      onDeleted={onDeleted}
      onCancel={onClose}
    />
  );
}
