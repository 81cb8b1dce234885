'use client';
export { Clock } from './clock';
export { WeatherBadge, type WeatherBadgeProps } from './weather-badge';
