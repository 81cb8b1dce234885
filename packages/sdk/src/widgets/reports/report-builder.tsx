import { useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  formatSilentHours,
  MOBILE_MAX_WIDTH_PX,
  type ReportKind,
  type ReportView,
  SILENT_HOURS,
} from '../../domain';
import { PeriodPicker, useFormat, useLabels, usePeriod } from '../../react';
import { Button, SelectMenu, useMedia } from '../../ui';
import { VehiclesField } from './vehicles-field';

/** The longest period of one's own: a year, with a leap day. */
export const MAX_REPORT_DAYS = 366;

const Form = styled.form`
  display: grid;
  flex: none;
  grid-template-columns: minmax(220px, 320px) minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: start;
  padding: 12px 24px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  @media (max-width: 768px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 12px 16px 16px;
  }
`;
/** Beside the fields, below the height of their labels. */
const Ask = styled.div`
  display: flex;
  gap: 8px;
  padding-top: 22px;
  @media (max-width: 768px) {
    padding-top: 0;
  }
`;
const Step = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    display: block;
    margin-bottom: 4px;
    padding: 0;
    color: var(--rastro-text-muted);
    font: 500 12px/20px var(--rastro-font-family);
  }
`;

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Form for a report's parameters; nothing is requested before the button is pressed. */
export function ReportBuilder({
  kind,
  view,
  onAsk,
  onClose,
}: {
  kind: ReportKind;
  view: ReportView;
  onAsk: (asked: Pick<ReportView, 'vehicles' | 'period' | 'silentHours'>) => void;
  /** Given where somebody opened the form to change what is shown: it takes the focus then. */
  onClose?: (() => void) | undefined;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const isWide = useMedia('(min-width: 1400px)', true);
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
  const [vehicles, setVehicles] = useState(view.vehicles);
  const [period, setPeriod] = useState(view.period);
  const [silentHours, setSilentHours] = useState(view.silentHours);
  const state = usePeriod(period, { maxDays: MAX_REPORT_DAYS });
  const isSilent = kind === 'silent';
  const isReady = isSilent || state.period !== null;
  function ask(event: FormEvent) {
    event.preventDefault();
    if (isReady) onAsk({ vehicles: vehicles ?? 'all', period, silentHours });
  }
  return (
    <Form
      ref={onClose && focusFirst}
      className="rastro-report-builder"
      onSubmit={ask}
      aria-label={t('report.page.builder')}
    >
      <VehiclesField value={vehicles} onChange={setVehicles} />
      {isSilent ? (
        <SelectMenu
          label={t('report.page.silent.label')}
          options={SILENT_HOURS.map((hours) => ({
            value: String(hours),
            label: formatSilentHours(hours, { locale }),
          }))}
          value={String(silentHours)}
          onChange={(value) =>
            setSilentHours(SILENT_HOURS.find((hours) => String(hours) === value) ?? silentHours)
          }
        />
      ) : (
        <Step>
          <legend>{t('period.kind.label')}</legend>
          <PeriodPicker
            choice={period}
            onChange={setPeriod}
            state={state}
            look={isWide ? 'segment' : 'menu'}
          />
        </Step>
      )}
      <Ask>
        <Button variant="primary" type="submit" wide={isPhone} disabled={!isReady}>
          {t('report.page.ask')}
        </Button>
        {onClose ? (
          <Button variant="ghost" wide={isPhone} onClick={onClose}>
            {t('report.page.cancel')}
          </Button>
        ) : null}
      </Ask>
    </Form>
  );
}
