export { Modal, type ModalCloseReason, type ModalProps } from './modal.js';
