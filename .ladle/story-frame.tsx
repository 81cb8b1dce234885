import { useState, type ReactElement } from 'react';
import './story.css';
import { CHOICES, readChoices, type StoryChoices } from './story-choices';

/** The story in a page of its own, so that widths, menus and colours are as in a product. */
export function StoryFrame({
  story,
  scheme,
  about,
}: {
  story: string;
  scheme: string;
  about?: string;
}): ReactElement {
  const [choices, setChoices] = useState(() => readChoices(window.location.search));
  const choose = (name: keyof StoryChoices, value: string) => {
    const params = new URLSearchParams(window.location.search);
    params.set(name, value);
    window.history.replaceState(window.history.state, '', `?${params}`);
    setChoices(readChoices(window.location.search));
  };
  const address = new URLSearchParams({ story, mode: 'preview', theme: scheme, ...choices });
  return (
    <div className="story-frame">
      {about ? <p>{about}</p> : null}
      <form>
        {(Object.keys(CHOICES) as (keyof StoryChoices)[]).map((name) => (
          <label key={name}>
            {name}{' '}
            <select value={choices[name]} onChange={(event) => choose(name, event.target.value)}>
              {CHOICES[name].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <iframe
        key={`${address}`}
        title={story}
        src={`?${address}`}
        style={{ width: choices.width === 'full' ? '100%' : Number(choices.width) }}
      />
    </div>
  );
}
