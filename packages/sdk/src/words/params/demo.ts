/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The words of `demo.json` and what fills their places. */
export interface DemoWords {
  'demo.calendar.name': undefined;
  'demo.service.oil': undefined;
  'demo.service.brakes': undefined;
  'demo.computed.speed': undefined;
  'demo.computed.inService': undefined;
  'demo.command.position': undefined;
  'demo.command.restart': undefined;
  'demo.area.district': undefined;
  'demo.area.transitCenter': undefined;
  'demo.area.parkAndRide': undefined;
  'demo.area.station': undefined;
  'demo.area.depot': undefined;
  'demo.area.airport': undefined;
  'demo.business.contract': undefined;
  'demo.business.refund': undefined;
  'demo.business.cancel': undefined;
}
