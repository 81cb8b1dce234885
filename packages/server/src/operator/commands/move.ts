import type { Command } from '../command';
import { CommandError } from '../command-error';
import { countPlan, describePlan } from '../move/describe-plan';
import { openMovedIds } from '../move/moved-ids';
import { planMove } from '../move/plan-move';
import { runMove } from '../move/run-move';
import { openTarget, type MoveTarget } from '../move/target';
import { moveConsentsTo, readFleetOf } from '../with-database';
import type { CommandContext } from '../command';

const DRY_RUN = 'dry-run';
const YES = 'yes';

/** Data that is not moved, and what people do instead. */
const STAYS: readonly string[] = [
  'Not moved:',
  '- Passwords: people ask for a new one on the sign-in page (that Traccar must be able to send mail),',
  '  or an administrator gives them one.',
  '- Tokens, sign-ins and shared links: people make them anew.',
  '- Positions, events and reports of the past: keep a backup, or this server beside it to look at them.',
  '- Odometers and engine hours: they begin anew; set them there after the first position of a device.',
  '- Pictures of devices, commands that wait, settings of the server, and its logs.',
  '- What was taken away here: nothing is removed there, neither objects nor links nor attributes.',
];

/** Moves what the embedded engine holds to a Traccar. */
export const move: Command = {
  name: 'move',
  args: [],
  switches: [
    [DRY_RUN, 'shows the plan and changes nothing'],
    [YES, 'does not ask'],
  ],
  summary: 'moves users, devices and all that belongs to them to a Traccar',
  text: [
    'Reads the embedded engine of --data or --database-url, also beside a running server, and makes the',
    'same in the Traccar of --tracking-url: users, devices, groups, fences, rules, calendars, drivers,',
    'maintenance, saved commands, computed attributes, orders, scheduled reports and who is linked to',
    'what. Consents of people go along in the database here, with the links that they were sent: start',
    'this server on the same one then, with the same --tracking-url. It shows a plan and asks first.',
    'Written again it does what is left or has changed since.',
    '--tracking-token-file holds the value of its web.serviceAccountToken, or a token of an',
    'administrator there.',
    'Exit code 0: all is there. 1: not, and why; what was refused is named.',
  ],
  examples: [
    'rastro-server move --data /var/lib/tracking --tracking-url http://127.0.0.1:8082 --tracking-token-file /etc/tracking/token --dry-run',
    'rastro-server move --data /var/lib/tracking --tracking-url http://127.0.0.1:8082 --tracking-token-file /etc/tracking/token --yes',
  ],
  async run(context) {
    const { trackingUrl, trackingToken } = context.config;
    if (trackingUrl === undefined || trackingToken === undefined) {
      throw new CommandError(
        'Say where to move to: give --tracking-url URL and --tracking-token-file FILE.',
      );
    }
    const target = await openTarget(trackingUrl, trackingToken);
    try {
      return await moveTo(target, trackingUrl, context);
    } finally {
      await target.close();
    }
  },
};

const moveTo = async (
  target: MoveTarget,
  origin: string,
  context: CommandContext,
): Promise<number> => {
  const { config, say, ask, switches } = context;
  const fleet = await readFleetOf(context);
  const moved = openMovedIds(config.dataDir, origin);
  const plan = await planMove(fleet, target, moved);
  const consents = await moveConsentsTo(origin, true, context);
  for (const line of [...describePlan(plan, consents), '', ...STAYS, '']) say(line);
  const { make, change, link } = countPlan(plan);
  const along = consents.made + consents.changed + consents.waiting;
  if (make + change + link + along === 0) {
    say('Nothing to do: all is there.');
    return 0;
  }
  const more = along === 0 ? '' : `, and take ${along} consents along`;
  const sum = `make ${make} and change ${change} objects, and add ${link} links, on ${origin}${more}`;
  if (switches.has(DRY_RUN)) {
    say(`It would ${sum}. Nothing was changed.`);
    return 0;
  }
  if (!switches.has(YES) && !(await ask(`Shall I ${sum}?`))) {
    say('Nothing was changed.');
    return 1;
  }
  const { made, changed, linked, failures } = await runMove(plan, { target, moved, say });
  if (along > 0) {
    const went = await moveConsentsTo(origin, false, context);
    say(`Consents: ${went.made + went.changed} went along.`);
  }
  for (const failure of failures) say(`REFUSED  ${failure}`);
  say(`Made ${made}, changed ${changed}, added ${linked} links. Refused: ${failures.length}.`);
  if (failures.length === 0) return 0;
  say('Mend what is named above, then write the same again: only what is left is done.');
  return 1;
};
