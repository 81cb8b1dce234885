import { useId } from 'react';
import { Check, CloudOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react/use-labels';
import { isAway, useLayerWatch } from '../../base/use-layer-watch';
import { LayerPicture, type LayerPictureProps } from './layer-picture';

const Choice = styled.label`
  display: block;
  cursor: pointer;
  text-align: center;
  overflow-wrap: anywhere;
  &:has(:checked) {
    color: var(--rastro-accent-ink);
    font-weight: 550;
  }
  &[data-away='true'] {
    color: var(--rastro-text-muted);
  }
`;
const Picture = styled.span`
  position: relative;
  display: block;
  height: 64px;
  margin-bottom: 6px;
  overflow: hidden;
  border-radius: 6px;
  background: var(--rastro-map-land);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--rastro-border);
    border-radius: 6px;
    pointer-events: none;
  }
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    outline: 2px solid var(--rastro-accent-ink);
    outline-offset: 2px;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--rastro-focus);
    outline-offset: 2px;
  }
`;
const Mark = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: var(--rastro-accent);
  color: var(--rastro-accent-text);
`;
const Away = styled.span`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  background: var(--rastro-surface-subtle);
  color: var(--rastro-text-subtle);
`;
const Reason = styled.span`
  display: block;
  color: var(--rastro-text-muted);
  font-size: 11.5px;
  font-weight: 400;
  line-height: 16px;
`;

/** Props of {@link LayerChoice}. */
interface LayerChoiceProps extends Omit<LayerPictureProps, 'watch'> {
  name: string;
  /** Name shared by the radio inputs of the group, for the browser. */
  groupName: string;
  isChosen: boolean;
  onChoose: () => void;
}

/**
 * One base map to choose, with a picture of what is in view. One that does not answer says so; it can be
 * chosen all the same, and is drawn as soon as it answers.
 */
export function LayerChoice({ name, groupName, isChosen, onChoose, ...picture }: LayerChoiceProps) {
  const t = useLabels();
  const reasonId = useId();
  const watch = useLayerWatch(picture.layer?.id, true);
  const isMissing = picture.layer !== undefined && isAway(watch);
  return (
    <Choice data-away={isMissing}>
      <Picture>
        <LayerPicture watch={watch} {...picture} />
        {isMissing ? (
          <Away>
            <CloudOff size={20} aria-hidden />
          </Away>
        ) : null}
        {isChosen ? (
          <Mark>
            <Check size={12} strokeWidth={3} aria-hidden />
          </Mark>
        ) : null}
        <input
          type="radio"
          name={groupName}
          aria-label={name}
          aria-describedby={isMissing ? reasonId : undefined}
          checked={isChosen}
          onChange={onChoose}
        />
      </Picture>
      {name}
      {isMissing ? <Reason id={reasonId}>{t('map.layers.base.away')}</Reason> : null}
    </Choice>
  );
}
