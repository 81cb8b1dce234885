/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { AccountWords } from './account';
import type { AlarmsWords } from './alarms';
import type { AttributesWords } from './attributes';
import type { BillingWords } from './billing';
import type { BulkWords } from './bulk';
import type { CommandsWords } from './commands';
import type { ConsentsWords } from './consents';
import type { DemoWords } from './demo';
import type { DetailWords } from './detail';
import type { DeviceWords } from './device';
import type { DriverWords } from './driver';
import type { ErrorsWords } from './errors';
import type { EventsWords } from './events';
import type { ExportWords } from './export';
import type { GeofencesWords } from './geofences';
import type { GroupsWords } from './groups';
import type { ImportWords } from './import';
import type { IntegrationsWords } from './integrations';
import type { LogsWords } from './logs';
import type { MailWords } from './mail';
import type { ManageWords } from './manage';
import type { MapToolsWords } from './map-tools';
import type { MembersWords } from './members';
import type { NewAccountWords } from './new-account';
import type { NotificationsWords } from './notifications';
import type { PaletteWords } from './palette';
import type { PeriodWords } from './period';
import type { ProblemsWords } from './problems';
import type { RefusalsWords } from './refusals';
import type { ReplayWords } from './replay';
import type { ReportPageWords } from './report-page';
import type { ReportsWords } from './reports';
import type { ResourceWords } from './resource';
import type { SchedulesWords } from './schedules';
import type { ServerWords } from './server';
import type { SessionWords } from './session';
import type { ShareWords } from './share';
import type { ShellWords } from './shell';
import type { SignInWords } from './sign-in';
import type { ThemeWords } from './theme';
import type { TrackersWords } from './trackers';
import type { UsersWords } from './users';
import type { WeatherWords } from './weather';
import type { WebhooksWords } from './webhooks';
import type { WidgetsWords } from './widgets';
export type {
  AccountWords,
  AlarmsWords,
  AttributesWords,
  BillingWords,
  BulkWords,
  CommandsWords,
  ConsentsWords,
  DemoWords,
  DetailWords,
  DeviceWords,
  DriverWords,
  ErrorsWords,
  EventsWords,
  ExportWords,
  GeofencesWords,
  GroupsWords,
  ImportWords,
  IntegrationsWords,
  LogsWords,
  MailWords,
  ManageWords,
  MapToolsWords,
  MembersWords,
  NewAccountWords,
  NotificationsWords,
  PaletteWords,
  PeriodWords,
  ProblemsWords,
  RefusalsWords,
  ReplayWords,
  ReportPageWords,
  ReportsWords,
  ResourceWords,
  SchedulesWords,
  ServerWords,
  SessionWords,
  ShareWords,
  ShellWords,
  SignInWords,
  ThemeWords,
  TrackersWords,
  UsersWords,
  WeatherWords,
  WebhooksWords,
  WidgetsWords,
};

/** Every word of the product by its key, with what fills the places of its text. */
export interface WordParams
  extends
    AccountWords,
    AlarmsWords,
    AttributesWords,
    BillingWords,
    BulkWords,
    CommandsWords,
    ConsentsWords,
    DemoWords,
    DetailWords,
    DeviceWords,
    DriverWords,
    ErrorsWords,
    EventsWords,
    ExportWords,
    GeofencesWords,
    GroupsWords,
    ImportWords,
    IntegrationsWords,
    LogsWords,
    MailWords,
    ManageWords,
    MapToolsWords,
    MembersWords,
    NewAccountWords,
    NotificationsWords,
    PaletteWords,
    PeriodWords,
    ProblemsWords,
    RefusalsWords,
    ReplayWords,
    ReportPageWords,
    ReportsWords,
    ResourceWords,
    SchedulesWords,
    ServerWords,
    SessionWords,
    ShareWords,
    ShellWords,
    SignInWords,
    ThemeWords,
    TrackersWords,
    UsersWords,
    WeatherWords,
    WebhooksWords,
    WidgetsWords {}
