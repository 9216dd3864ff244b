export { readAddress, writeAddress, type Shared } from './address/address.js';
export { adaptModel } from './experiment/adapt-model.js';
export type { Handle, Lab, Moment, Words } from './experiment/experiment.js';
export type { Parameter, Parameters, Values } from './experiment/parameter.js';
export { EmbedScreen, type EmbedScreenProps } from './present/embed-screen.js';
export { LabScreen, type LabScreenProps } from './screen/lab-screen.js';
export { createSession, type Session } from './session/create-session.js';
export { useAddress, type AddressedSession } from './share/use-address.js';
export type { Box, Pen } from './stage/pen.js';
