import type { Label } from '../../../domain';
import type { categoryEnUs } from '../en-us/category';

/** Names of the vehicle types, in pt-BR. */
export const categoryPtBr: Record<keyof typeof categoryEnUs, Label> = {
  'category.default': 'Padrão',
  'category.arrow': 'Seta',
  'category.person': 'Pessoa',
  'category.animal': 'Animal',
  'category.bicycle': 'Bicicleta',
  'category.motorcycle': 'Moto',
  'category.scooter': 'Scooter',
  'category.car': 'Carro',
  'category.pickup': 'Picape',
  'category.van': 'Van',
  'category.truck': 'Caminhão',
  'category.truck1': 'Carreta',
  'category.truck2': 'Caçamba',
  'category.tractor': 'Trator',
  'category.boat': 'Barco',
  'category.ship': 'Navio',
  'category.bus': 'Ônibus',
  'category.train': 'Trem',
  'category.trolleybus': 'Trólebus',
  'category.tram': 'Bonde',
  'category.crane': 'Guindaste',
  'category.plane': 'Avião',
  'category.helicopter': 'Helicóptero',
  'category.offroad': '4×4',
  'category.trailer': 'Reboque',
};
