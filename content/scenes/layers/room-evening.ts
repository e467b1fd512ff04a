export { default as light } from '../../images/layers/room-evening/layers.json?light'
