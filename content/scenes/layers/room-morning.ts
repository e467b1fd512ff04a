export { default as light } from '../../images/layers/room-morning/layers.json?light'
