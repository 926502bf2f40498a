export { type MessageTemplate, messages as messageTemplates } from '../gathered/messages.ts';
