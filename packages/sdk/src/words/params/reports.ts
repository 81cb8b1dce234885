/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The words of `reports.json` and what fills their places. */
export interface ReportsWords {
  'report.column.startTime': undefined;
  'report.column.endTime': undefined;
  'report.column.duration': undefined;
  'report.column.distance': undefined;
  'report.column.averageSpeed': undefined;
  'report.column.maxSpeed': undefined;
  'report.column.startOdometer': undefined;
  'report.column.endOdometer': undefined;
  'report.column.startAddress': undefined;
  'report.column.endAddress': undefined;
  'report.column.address': undefined;
  'report.column.driver': undefined;
  'report.column.spentFuel': undefined;
  'report.column.engineHours': undefined;
  'report.column.time': undefined;
  'report.column.valid': undefined;
  'report.column.latitude': undefined;
  'report.column.longitude': undefined;
  'report.column.altitude': undefined;
  'report.column.speed': undefined;
  'report.column.course': undefined;
  'report.column.event': undefined;
  'report.column.geofence': undefined;
  'report.column.details': undefined;
  'report.column.attributes': undefined;
  'report.kind.summary': undefined;
  'report.kind.trips': undefined;
  'report.kind.stops': undefined;
  'report.kind.events': undefined;
  'report.kind.route': undefined;
  'report.kind.geofences': undefined;
  'report.kind.silent': undefined;
  'report.column.vehicle': undefined;
  'report.column.plate': undefined;
  'report.column.trips': undefined;
  'report.column.driving': undefined;
  'report.column.idle': undefined;
  'report.column.stopped': undefined;
  'report.column.startPlace': undefined;
  'report.column.endPlace': undefined;
  'report.column.place': undefined;
  'report.column.odometer': undefined;
  'report.column.ignition': undefined;
  'report.column.lastFix': undefined;
  'report.column.silentFor': undefined;
  'report.column.batteryLevel': undefined;
  'report.column.power': undefined;
  'report.column.sim': undefined;
  'report.column.phone': undefined;
  'report.column.uniqueId': undefined;
}
