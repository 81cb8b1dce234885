import { styled } from 'styled-components';
import {
  type DistanceUnit,
  HOUR_MS,
  KMH_PER_KNOT,
  METERS_PER_KM,
  MILES_PER_KM,
  MPH_PER_KNOT,
  type ReportValueKind,
  type SpeedUnit,
} from '../../domain';

/** The place of a report's chart. */
export const ChartRoot = styled.section`
  flex: none;
  padding: 8px 24px 4px 8px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline: 0 16px;
  }
`;
/** Its title, and what it can show. */
export const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 40px;
  padding-inline-start: 16px;
  margin-bottom: 8px;
  & > h2 {
    margin: 0;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > span {
    flex: 1;
    color: var(--rastro-text-muted);
  }
  &:last-child {
    margin-bottom: 0;
  }
`;

/** Values that make one of the unit that people read: its scale ends on a round figure. */
export function scaleUnit(
  kind: ReportValueKind,
  { distance, speed }: { distance?: DistanceUnit | undefined; speed?: SpeedUnit | undefined },
): number {
  if (kind === 'distance') return distance === 'mi' ? METERS_PER_KM / MILES_PER_KM : METERS_PER_KM;
  if (kind === 'speed')
    return speed === 'kn' ? 1 : 1 / (speed === 'mph' ? MPH_PER_KNOT : KMH_PER_KNOT);
  return kind === 'duration' ? HOUR_MS : 1;
}
