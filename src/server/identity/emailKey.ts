export { toEmailKey as emailKey } from '../../shared/emailAddress';
