/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `report-page.json` and what fills their places. */
export interface ReportPageWords {
  'report.page.builder': undefined;
  'report.page.vehicles.label': undefined;
  'report.page.vehicles.all': undefined;
  'report.page.vehicles.none': { query: Value };
  'report.page.vehicles.remove': { label: Value };
  'report.page.silent.label': undefined;
  'report.page.silent.hours': { count: number };
  'report.page.silent.empty': undefined;
  'report.page.silent.emptyText': undefined;
  'report.page.ask': undefined;
  'report.page.change': undefined;
  'report.page.choose': undefined;
  'report.page.progress': { done: Value; count: number };
  'report.page.cancel': undefined;
  'report.page.cancelled': { done: Value; count: number };
  'report.page.again': undefined;
  'report.page.full': { count: number };
  'report.page.failed': { count: number };
  'report.page.failed.show': undefined;
  'report.page.failed.hide': undefined;
  'report.page.retry': undefined;
  'report.page.empty': undefined;
  'report.page.emptyText': { from: Value; to: Value };
  'report.page.group': { name: Value; count: number };
  'report.page.grouping': undefined;
  'report.page.grouping.none': undefined;
  'report.page.grouping.vehicle': undefined;
  'report.page.grouping.day': undefined;
  'report.page.chart.byDay': { name: Value };
  'report.page.chart.byVehicle': { name: Value };
  'report.page.chart.measure': undefined;
  'report.page.chart.by': undefined;
  'report.page.by.day': undefined;
  'report.page.by.vehicle': undefined;
  'report.page.side.close': undefined;
  'report.page.side.loading': undefined;
  'report.page.side.failed': undefined;
  'report.page.side.nowhere': undefined;
  'report.page.side.long': undefined;
  'report.page.side.gone': undefined;
  'report.page.side.replay': undefined;
  'report.page.kinds': undefined;
  'report.about.summary': undefined;
  'report.about.trips': undefined;
  'report.about.stops': undefined;
  'report.about.events': undefined;
  'report.about.route': undefined;
  'report.about.geofences': undefined;
  'report.about.silent': undefined;
  'report.page.places.find': { count: number };
  'report.page.places.progress': { done: Value; count: number };
  'report.page.places.stop': undefined;
  'report.page.places.failed': { count: number };
  'report.about.combined': undefined;
  'report.page.span': { from: Value; to: Value };
  'report.page.rows': { count: number };
  'report.page.unseen': { count: number };
  'report.page.noTopSpeed': undefined;
  'report.head.averageSpeed': undefined;
  'report.head.maxSpeed': undefined;
  'report.page.chart.show': undefined;
  'report.page.chart.hide': undefined;
}
