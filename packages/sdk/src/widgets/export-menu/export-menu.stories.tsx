import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { ExportMenu } from './export-menu';
import { ReportExport } from './report-export';
import { sourceOf, tripTable } from './testing';

export default { title: 'SDK / widgets / Export menu' };

const brand = { name: HOSTILE_NAMES[0] ?? '', color: '#2f5bd7' };
const never = sourceOf(() => new Promise(() => {}));
const broken = sourceOf(() => Promise.reject(new Error('no places')));

export const Report = (): ReactElement => (
  <StoryServer>
    <ReportExport
      table={tripTable(HOSTILE_NAMES)}
      title={HOSTILE_NAMES.join(' ')}
      subtitle={HOSTILE_NAMES}
      brand={brand}
    />
  </StoryServer>
);
Report.meta = {
  about: 'A button a kind of file; names of strangers go into each.',
  ready: 'button',
};

export const Nothing = (): ReactElement => (
  <StoryServer>
    <ReportExport table={tripTable([])} title="–" subtitle={[]} brand={brand} />
  </StoryServer>
);
Nothing.meta = { about: 'A report without rows has nothing to take away.', ready: 'button' };

export const Compact = (): ReactElement => (
  <StoryServer>
    <Act on="button">
      <ExportMenu source={never} isCompact />
    </Act>
  </StoryServer>
);
Compact.meta = { about: 'One button with a menu, for narrow places.', ready: '[role=menu]' };

export const Busy = (): ReactElement => (
  <StoryServer>
    <Act on="button">
      <ExportMenu source={never} />
    </Act>
  </StoryServer>
);
Busy.meta = { about: 'A file is being made, and can be stopped.', ready: '[role=progressbar]' };

export const Failed = (): ReactElement => (
  <StoryServer>
    <Act on="button">
      <ExportMenu source={broken} />
    </Act>
  </StoryServer>
);
Failed.meta = { about: 'A file that could not be made.', ready: '[role=alert]' };
