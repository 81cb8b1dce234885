import type { Command } from '../command';
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

export const commands: Command[] = [
  ...accountCommands,
  ...resourceCommands,
  ...permissionCommands,
  ...importCommands,
  ...applyCommands,
  ...exportCommands,
  ...consentCommands,
  ...driverCommands,
  ...fiscalNoteCommands,
  ...fleetCommands,
  ...integrationCommands,
  ...invitationCommands,
  ...invoiceCommands,
  ...linkCommands,
  ...logCommands,
  ...mcpCommands,
  ...migrateCommands,
  ...notificationCommands,
  ...reportCommands,
  ...resellerCommands,
  ...sendingCommands,
  ...watchCommands,
  ...webhookCommands,
  ...brandCommands,
  ...apiCommands,
];
commands.push(...createToolCommands(commands));
