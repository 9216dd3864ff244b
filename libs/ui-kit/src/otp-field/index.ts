export { OtpField, type OtpFieldProps } from './otp-field.js';
