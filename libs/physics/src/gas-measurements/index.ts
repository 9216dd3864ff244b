export {
  gasEnergy,
  gasPressure,
  gasSpeeds,
  gasTemperature,
  gasVolume,
  gaugeBlockCount,
  meanFreePath,
  resetPressureGauge,
  speedHistogram,
  wallImpulse,
} from './measure-gas.js';
