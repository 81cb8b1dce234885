import { measureExports } from './exports.mjs';

export const name = 'past';
export const about = 'what is told of the past: reports as files';

export const run = async ({ print }) => measureExports({ print });
