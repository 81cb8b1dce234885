'use client';
import {
  Cloud,
  CloudFog,
  CloudRain,
  CloudSun,
  CloudSunRain,
  Snowflake,
  Sun,
  Thermometer,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Weather } from '../../contract';
import { describeWeather, KMH_PER_KNOT, type WeatherLook } from '../../domain';
import { LazyWords, useFormat, useLabels, useWeather } from '../../react';
import { classNames, VisuallyHidden } from '../../ui';
import type { Namespace } from '../../words';

const WORDS: readonly Namespace[] = ['weather'];

const ICONS: Record<WeatherLook, LucideIcon> = {
  clear: Sun,
  partlyCloudy: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  rain: CloudRain,
  snow: Snowflake,
  showers: CloudSunRain,
  plain: Thermometer,
};

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  white-space: nowrap;
  & > svg {
    flex: none;
  }
  & > b {
    font-weight: 550;
  }
  & > .rastro-weather-city {
    max-width: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Props of {@link WeatherBadge}. */
export interface WeatherBadgeProps {
  className?: string;
}

/**
 * The weather where the account's map begins: a sign, °C, and the city where its name is known.
 * Nothing, and nothing is asked for, on a server that has the weather switched off; nothing while
 * nobody can tell it. Must stand inside `<TrackingProvider>`.
 */
export function WeatherBadge({ className }: WeatherBadgeProps): ReactElement | null {
  const { data } = useWeather();
  if (!data) return null;
  return (
    <LazyWords files={WORDS}>
      <Badge weather={data} className={className} />
    </LazyWords>
  );
}

function Badge({
  weather: { temperature, windSpeed, code, city },
  className,
}: WeatherBadgeProps & { weather: Weather }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { icon, phrase } = describeWeather(code);
  const Icon = ICONS[icon];
  const words = t('weather.badge.text', {
    look: phrase,
    speed: format.speed(windSpeed / KMH_PER_KNOT),
  });
  return (
    <Root className={classNames('rastro-weather', className)} data-weather={icon} title={words}>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{words}, </VisuallyHidden>
      <b>{format.number(temperature)} °C</b>
      {city === null || city === '' ? null : (
        <span className="rastro-weather-city" dir="auto">
          {city}
        </span>
      )}
    </Root>
  );
}
