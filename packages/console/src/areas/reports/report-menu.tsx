import { REPORT_KINDS, type ReportKind } from '@rastro/sdk/domain';
import { useReportKinds } from '@rastro/sdk/internal/react';
import { focusRing } from '@rastro/sdk/internal/ui';
import {
  Bell,
  CalendarClock,
  ChartColumn,
  ChartLine,
  CircleParking,
  Hexagon,
  IdCard,
  Layers,
  RadioTower,
  Route,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { reportPath } from '@rastro/sdk/domain';

const ICONS: Readonly<Record<ReportKind, LucideIcon>> = {
  summary: ChartColumn,
  trips: Route,
  stops: CircleParking,
  events: Bell,
  route: Waypoints,
  geofences: Hexagon,
  combined: Layers,
  chart: ChartLine,
  silent: RadioTower,
  drivers: IdCard,
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 24px;
  list-style: none;
  @media (max-width: 768px) {
    padding: 12px 16px;
  }
`;
const Card = styled(Link)`
  display: flex;
  gap: 12px;
  box-sizing: border-box;
  height: 100%;
  padding: 16px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  color: var(--rastro-text);
  text-decoration: none;
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  & > svg {
    flex: none;
    color: var(--rastro-accent-ink);
  }
  & strong {
    display: block;
    font: 600 15px/20px var(--rastro-font-family);
  }
  & small {
    color: var(--rastro-text-muted);
    font: 400 13px/20px var(--rastro-font-family);
  }
`;

/** The reports there are, each with what it tells. */
export function ReportMenu(): ReactElement {
  const t = useText();
  const kinds = useReportKinds(REPORT_KINDS);
  return (
    <List>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <Card to={reportPath(kind)}>
              <Icon size={22} aria-hidden="true" />
              <span>
                <strong>{t(`report.kind.${kind}`)}</strong>
                <small>{t(`report.about.${kind}`)}</small>
              </span>
            </Card>
          </li>
        );
      })}
      <li>
        <Card to="/reports/scheduled">
          <CalendarClock size={22} aria-hidden="true" />
          <span>
            <strong>{t('report.page.scheduled')}</strong>
            <small>{t('report.about.scheduled')}</small>
          </span>
        </Card>
      </li>
    </List>
  );
}
