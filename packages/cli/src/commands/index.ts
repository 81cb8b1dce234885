import { type Command, firstWord } from '../command';
import { makeExportCommand } from '../export/export-command';
import { makeApplyCommand } from '../import/apply/apply-commands';
import { makeImportCommand } from '../import/import-commands';
import { cliResources } from '../resources/resources';
import { resourceCommands } from '../resources/commands/resource-commands';
import { apiCommands } from './api/api-commands';
import { accountCommands } from './account/account-commands';
import { brandCommands } from './brand/brand-commands';
import { consentCommands } from './consents/consent-commands';
import { driverCommands } from './drivers/driver-commands';
import { explainCommands } from './explain/explain-commands';
import { fiscalNoteCommands } from './fiscal-notes/fiscal-note-commands';
import { fleetCommands } from './fleet/fleet-commands';
import { integrationCommands } from './integrations/integration-commands';
import { invitationCommands } from './invitations/invitation-commands';
import { invoiceCommands } from './invoices/invoice-commands';
import { linkCommands } from './links/links-commands';
import { logCommands } from './logs/log-commands';
import { mcpCommands } from './mcp/mcp-commands';
import { migrateCommands } from './migrate/migrate-commands';
import { notificationCommands } from './notifications/notification-commands';
import { permissionCommands } from './permissions/permission-commands';
import { reportCommands } from './reports/report-commands';
import { resellerCommands } from './resellers/reseller-commands';
import { sendingCommands } from './sending/sending-commands';
import { createToolCommands } from './tools/tool-commands';
import { withOutput } from '../terminal/output-format';
import { TOPIC_OF_AREA, type Topic, TOPICS } from '../topics';
import { watchCommands } from './watch/watch-commands';
import { webhookCommands } from './webhooks/webhook-commands';

const written = cliResources.filter(({ description }) => description.operations.includes('create'));
/** A file is compared with what is there, and changes it: what only is proof comes from none. */
const fromFiles = written.filter(
  ({ description, identity }) => description.operations.includes('update') || !identity,
);
const importCommands = fromFiles.map(makeImportCommand);
const applyCommands = fromFiles.flatMap(makeApplyCommand);
const exportCommands = written.map(makeExportCommand);

/** Commands written by hand, by their part of the help. */
const writtenByHand: Readonly<Record<Topic, readonly Command[]>> = {
  Fleet: [
    ...fleetCommands,
    ...driverCommands,
    ...linkCommands,
    ...sendingCommands,
    ...watchCommands,
  ],
  'Rules and reports': [...notificationCommands, ...reportCommands, ...webhookCommands],
  People: [...permissionCommands, ...consentCommands, ...invitationCommands],
  Business: [...invoiceCommands, ...fiscalNoteCommands, ...resellerCommands],
  Server: [...brandCommands, ...integrationCommands, ...logCommands, ...migrateCommands],
  'This tool': [...accountCommands, ...apiCommands, ...explainCommands, ...mcpCommands],
};

const made = [...resourceCommands, ...importCommands, ...applyCommands, ...exportCommands];
/** A word of a resource stands where its area does, whoever wrote the command. */
const topicOfWord = new Map(
  cliResources.map(({ command, description }) => [command, TOPIC_OF_AREA[description.area]]),
);
const inTopic = (command: Command, topic?: Topic): Command => {
  const found = topicOfWord.get(firstWord(command)) ?? topic;
  return { ...withOutput(command), ...(found !== undefined && { topic: found }) };
};

export const commands: Command[] = [
  ...made.map((command) => inTopic(command)),
  ...TOPICS.flatMap((topic) => writtenByHand[topic].map((command) => inTopic(command, topic))),
];
commands.push(...createToolCommands(commands).map((command) => inTopic(command, 'This tool')));
