import { Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useLabels } from '../../../react';
import { TextField } from './text-field';

export default { title: 'SDK / ui / Text field' };

export const States = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <TextField label={t('list.sort.name')} placeholder={t('list.search.placeholder')} />
      <TextField
        label={t('list.sort.name')}
        required
        defaultValue="Fiorino 07"
        hint={t('list.empty.text')}
      />
      <TextField
        label={t('list.sort.name')}
        required
        defaultValue="Fiorino 07"
        error={t('list.error.text')}
      />
      <TextField label={t('list.sort.name')} disabled defaultValue="Fiorino 07" />
    </div>
  );
};
States.meta = { about: 'Empty, required with a hint, wrong, and not now.' };

export const Extras = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <TextField size="toolbar" label={t('list.search.label')} icon={<Search />} />
      <TextField
        label={t('list.sort.motion')}
        suffix="km/h"
        inputMode="numeric"
        defaultValue="80"
      />
      <TextField
        size="lg"
        type="password"
        label={t('list.sort.locked')}
        defaultValue="secret"
        reveal={{ show: t('map.zoomIn'), hide: t('list.search.clear') }}
      />
    </div>
  );
};
Extras.meta = { about: 'With an icon, a unit, and a password that can be shown.' };

export const Doubtful = (): ReactElement => {
  const words = useFormWords();
  const [isAccepted, setAccepted] = useState(false);
  const warning = { text: words.limitWrong, acceptLabel: words.save };
  return (
    <div className="story-stack">
      <TextField
        label={words.limit}
        defaultValue="280"
        warning={{ ...warning, isAccepted, onAccept: setAccepted }}
      />
      <TextField
        label={words.limit}
        defaultValue="280"
        warning={{ ...warning, isAccepted: !isAccepted, onAccept: (isOn) => setAccepted(!isOn) }}
      />
    </div>
  );
};
Doubtful.meta = { about: 'Looks wrong, and may be let be.' };
