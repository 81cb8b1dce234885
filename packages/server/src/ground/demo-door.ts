/** The running demo, as the product's door sees it. */
export interface DemoDoor {
  /** The read-only user of the demo fleet. */
  signInUserId(): number;
  /** Credit of the data, and how many fixes of the history are loaded, of how many. */
  info(): { attribution: string; history: { done: number; total: number } };
  /** The map of the fleet's city, or its small streets, as JSON text. */
  loadMap(file: 'map.json' | 'map-streets.json'): Promise<string>;
}
