export { NevisaUi, type Direction } from './foundations/NevisaUi.tsx';
