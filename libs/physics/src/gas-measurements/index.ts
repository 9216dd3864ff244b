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
} from '../gas/measure-gas.js';
